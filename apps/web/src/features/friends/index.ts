export { BlockButton, BlockDialog } from './BlockButton.tsx';
export { BlockedSection } from './BlockedSection.tsx';
export { FollowButton } from './FollowButton.tsx';
export { FriendButton } from './FriendButton.tsx';
export { FriendCodeSection } from './FriendCodeSection.tsx';
export { FriendRequests } from './FriendRequests.tsx';
export { PeopleDialog } from './PeopleDialog.tsx';
export { SuggestedFriends } from './SuggestedFriends.tsx';
export { type PeopleKind, useAskFriend } from './friends.queries.ts';
