import type { useModeratedForm } from '#features/moderation';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';
import type { CompetitionDetail, RegistrationPlan } from '@ribbon/domain/competitions';
import { zoneOf } from '@ribbon/domain/kernel';
import type { PlanInput } from './competitions.entries.queries.ts';

export type PlanFormState = ReturnType<typeof useModeratedForm<PlanInput, RegistrationPlan>>;

const WEEKS_BEFORE = 21;

export const NEW_CATEGORY: PlanInput['categories'][number] = {
  id: null,
  level: 'Junior',
  discipline: 'all_around',
  ageFrom: null,
  ageTo: null,
  federationClass: null,
  places: null,
  fee: '',
};

/** What the form shows first: the plan as it is, or entries from now until three weeks before. */
export function planOf(competition: CompetitionDetail): PlanInput {
  const { registration, startDate, level } = competition;
  const zone = zoneOf({ country: competition.country, timeZone: null });
  if (registration === null) {
    return {
      opensDay: clubTimeOf(new Date(), zone).day,
      opensTime: '09:00',
      closesDay: addDays(startDate, -WEEKS_BEFORE),
      closesTime: '18:00',
      ageOn: `${startDate.slice(0, 4)}-12-31`,
      categories: [{ ...NEW_CATEGORY, level }],
    };
  }
  const opens = clubTimeOf(registration.opensAt, zone);
  const closes = clubTimeOf(registration.closesAt, zone);
  return {
    opensDay: opens.day,
    opensTime: opens.time,
    closesDay: closes.day,
    closesTime: closes.time,
    ageOn: registration.ageOn,
    categories: registration.categories.map((category) => ({
      id: category.id,
      level: category.level,
      discipline: category.discipline,
      ageFrom: category.ageFrom,
      ageTo: category.ageTo,
      federationClass: category.federationClass,
      places: category.places,
      fee: category.fee ?? '',
    })),
  };
}
