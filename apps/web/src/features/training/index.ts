export { startDelivering } from './offline/start.ts';
export { CoachWordsPart } from './sharing/CoachWordsPart.tsx';
export { ChildTrainingPart } from './sharing/ChildTrainingPart.tsx';
export { TrainingCardPart, useActivities } from './TrainingCardPart.tsx';
export { ClubElementsPart } from './elements/ClubElementsPart.tsx';
