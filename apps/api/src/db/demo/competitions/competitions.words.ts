import type { CompetitionCategory, CompetitionLevel } from '@ribbon/domain/competitions';

interface Announced {
  readonly level: CompetitionLevel;
  readonly category: CompetitionCategory;
  /** One is a Saturday, two a weekend, nine two weekends and what is between them. */
  readonly days: 1 | 2 | 9;
  readonly words: string;
}

const as =
  (category: CompetitionCategory) =>
  (level: CompetitionLevel, days: Announced['days'], words: string): Announced => ({
    level,
    category,
    days,
    words,
  });
const allAround = as('Individual All-Around');
const apparatus = as('Individual Apparatus');
const groups = as('Group');
const mixed = as('Mixed');

/** What organisers say of their competitions, one for each; what is over comes first. */
export const ANNOUNCED: readonly Announced[] = [
  mixed('Open', 2, 'A friendly weekend on the carpet, with a warm-up hall open from eight.'),
  allAround(
    'Senior',
    1,
    'First competitions welcome. Judges stay for questions after each session.',
  ),
  mixed('Open', 2, 'Two carpets, live scores on the big screen and a gala on Sunday evening.'),
  allAround('Junior', 1, 'Our tenth year. Past champions come back to hand out the medals.'),
  mixed(
    'Open',
    2,
    'Every class, from first routines to finals, in a hall with a very high ceiling.',
  ),
  allAround(
    'Open',
    1,
    'Gold, silver and bronze for everybody who reaches the mark. Nobody is last here.',
  ),
  allAround('Senior', 1, 'Small, calm and close to the station. Families can watch every session.'),
  allAround('Youth', 1, 'Entries are limited so that everybody is home before bedtime.'),
  mixed('Open', 2, 'Groups open each day, individuals follow after lunch.'),
  mixed('Open', 9, 'Two weekends of competition, with open training in the week between.'),
  allAround('Masters', 1, 'Masters return to the carpet, some after thirty years.'),
  allAround('Junior', 2, 'Each gymnast gets her score sheet with a line from the judges.'),
  allAround('Senior', 1, 'The whole town comes to see it, so expect some noise.'),
  apparatus('Youth', 1, 'Freehand to start with, then one apparatus of your choice.'),
  mixed('Open', 2, 'New this year: a master class with our guest coach before the first session.'),
  allAround('Elite', 2, 'Fair, quick and well rehearsed. Podium training is the day before.'),
  mixed('Open', 2, 'Hosted beside the lake, with room for teams to camp.'),
  apparatus('Masters', 1, 'A day for routines that aren’t quite finished yet.'),
  allAround('Elite', 2, 'International judges, and a quiet room for anyone who needs one.'),
  as('Team')('Open', 1, 'Club teams of four. Reserves may march in with their team.'),
  groups('Senior', 1, 'An evening under the lights, with a parade of all clubs at the start.'),
  apparatus('Junior', 1, 'Bring your own apparatus. Spare hoops and balls are at the desk.'),
  groups('Youth', 1, 'Doors open early, and the café is run by our junior squad.'),
  groups('Senior', 1, 'Choreography counts here: there is a prize for the best use of music.'),
  mixed('Open', 2, 'Come for the competition and stay for the dance on Saturday night.'),
];
