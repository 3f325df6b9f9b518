import type { EntryStatus } from '@ribbon/domain/competitions';
import type { Graph, Who } from './graph.ts';
import { tiesOf } from './ties.ts';

/** The relation of one person of a graph to the competition. */
export interface Start {
  status: EntryStatus;
  /** The setting of the young person, or under 13 of the guardian. */
  showsName: boolean;
  showsClub: boolean;
}

export interface Share {
  who: number;
  club: number;
}

/** Who reads which names and passports, from the rules alone (child-safety). */
export function competitionModel(graph: Graph, starts: readonly Start[], shares: readonly Share[]) {
  const ties = tiesOf(graph);
  const everybody = [...graph.people.keys()];
  const start = (who: number) => starts[who] as Start;
  const isShownTo = (viewer: Who, who: number, isOn: boolean): boolean => {
    if (ties.person(who).isPaused) return false;
    if (viewer !== undefined && ties.areBlocked(viewer, who)) return false;
    if (ties.isAdult(who)) return true;
    if (viewer === undefined) return isOn && ties.person(who).band !== 'under13';
    return viewer === who || ties.isInCircle(viewer, who) || (isOn && ties.isInCommunity(who));
  };
  const isSharedCoach = (viewer: number, who: number) =>
    viewer !== who &&
    ties.seesPrivate(viewer) &&
    !ties.areBlocked(viewer, who) &&
    shares.some(
      ({ who: of, club }) =>
        of === who &&
        ties.isRun(club) &&
        ties.clubsOf(who).includes(club) &&
        ties.isConfirmedCoach(viewer, club),
    );

  return {
    /** The people named in the start list and in the results: only those with a place. */
    named: (viewer: Who) =>
      everybody.filter(
        (who) => start(who).status === 'entered' && isShownTo(viewer, who, start(who).showsName),
      ),
    /** The people whose club is shown there. */
    clubbed: (viewer: Who) =>
      everybody.filter(
        (who) => start(who).status === 'entered' && isShownTo(viewer, who, start(who).showsClub),
      ),
    /**
     * The people named to the organiser: no minor before the yes it needs, nor after a withdrawal;
     * nobody who is paused.
     */
    onBoard: everybody.filter(
      (who) =>
        !ties.person(who).isPaused &&
        (ties.isAdult(who) || ['entered', 'waiting_list'].includes(start(who).status)),
    ),
    onSheet: everybody.filter(
      (who) => !ties.person(who).isPaused && start(who).status === 'entered',
    ),
    readsPassport: (viewer: number, who: number): boolean =>
      !ties.person(who).isPaused &&
      (viewer === who ||
        (ties.person(who).band === 'under13' && ties.isGuardian(viewer, who)) ||
        isSharedCoach(viewer, who)),
    /**
     * The children whose coming competitions the viewer reads with a name: those the viewer looks
     * after.
     */
    childrenOf: (viewer: number) =>
      everybody.filter(
        (who) =>
          start(who).status !== 'withdrawn' && who !== viewer && ties.isGuardian(viewer, who),
      ),
    minors: everybody.filter((who) => !ties.isAdult(who)),
  };
}
