export { startDelivering } from './offline/training.start.queue.ts';
export { CoachWordsPart } from './sharing/CoachWordsPart.tsx';
export { ChildTrainingPart } from './sharing/ChildTrainingPart.tsx';
export { TrainingCardPart, useActivities } from './TrainingCardPart.tsx';
export { ClubElementsPart } from './elements/ClubElementsPart.tsx';
