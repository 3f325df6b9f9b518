export { LookedAfterBadge } from './LookedAfterBadge.tsx';
export { PhotosPart } from './photos/PhotosPart.tsx';
export { LinksToConfirm } from './links/LinksToConfirm.tsx';
export { LazyClosedAccount } from './waiting/LazyClosedAccount.tsx';
