export { ClubMap } from './map/ClubMap.tsx';
