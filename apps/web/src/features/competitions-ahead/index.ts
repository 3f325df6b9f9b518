export {
  ClubCompetitions,
  NextCompetitionPart,
  OrganisedCompetitions,
  useAheadIsKnown,
} from './CompetitionsAhead.tsx';
