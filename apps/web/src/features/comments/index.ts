export { ChildComments } from './ChildComments.tsx';
export { Comments } from './Comments.tsx';
export { LazyComments } from './LazyComments.tsx';
