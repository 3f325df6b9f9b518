export { ChildComments } from './ChildComments.tsx';
export { Comments } from './Comments.tsx';
