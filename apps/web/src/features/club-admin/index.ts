export { MemberSearchFields } from './members/MemberSearchFields.tsx';
export { RequestsSection } from './requests/RequestsSection.tsx';
