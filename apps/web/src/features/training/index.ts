export { ChildTrainingPart } from './sharing/ChildTrainingPart.tsx';
export { TrainingCardPart, useActivities } from './TrainingCardPart.tsx';
