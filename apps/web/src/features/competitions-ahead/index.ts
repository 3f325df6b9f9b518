export { ClubCompetitions, NextCompetitionPart, useAheadIsKnown } from './CompetitionsAhead.tsx';
