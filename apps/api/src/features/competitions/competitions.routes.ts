import { handle } from '#platform/http/route';
import {
  competitionAdminEndpoints as admin,
  competitionEndpoints as endpoints,
  entryEndpoints as entries,
  organiserEndpoints,
  passportEndpoints,
  resultEndpoints,
} from '@ribbon/domain/competitions';
import type { AdminService } from './admin/competitions.admin.service.ts';
import type { CompetitionReading } from './read/competitions.read.service.ts';
import type { EntryService } from './entries/competitions.entries.service.ts';
import type { RegistrationService } from './entries/competitions.registration.service.ts';
import type { OrganiserService } from './organisers/competitions.organisers.service.ts';
import type { PassportService } from './passport/competitions.passport.service.ts';
import type { ResultService } from './results/competitions.results.service.ts';
import type { ScoreService } from './results/competitions.scores.service.ts';
import type { WritingService } from './write/competitions.write.service.ts';

interface Services {
  reading: CompetitionReading;
  writing: WritingService;
  administration: AdminService;
  entering: EntryService;
  registration: RegistrationService;
  results: ResultService;
  scores: ScoreService;
  passport: PassportService;
  organisers: OrganiserService;
}

export const competitionRoutes = ({ reading, writing, administration, ...rest }: Services) => [
  ...entryRoutes(rest),
  ...resultRoutes(rest),
  ...organiserRoutes(rest),
  handle(endpoints.list, ({ query }) => reading.list(query)),
  handle(endpoints.points, ({ query }) => reading.points(query)),
  handle(endpoints.figures, () => reading.figures()),
  handle(endpoints.mine, ({ actor }) => reading.mine(actor)),
  handle(endpoints.entered, ({ actor }) => reading.entered(actor)),
  handle(endpoints.ofClubs, ({ actor }) => reading.ofClubs(actor)),
  handle(endpoints.organisedBy, ({ params }) => reading.organisedBy(params.clubId)),
  handle(endpoints.clubs, ({ actor }) => writing.clubs(actor)),
  handle(endpoints.read, ({ actor, params }) => reading.read(actor, params.competitionId)),
  handle(endpoints.calendar, ({ actor, params }) => reading.calendar(actor, params.competitionId)),
  handle(endpoints.submit, ({ actor, body }) => writing.submit(actor, body)),
  handle(endpoints.change, ({ actor, params, body }) =>
    writing.change(actor, params.competitionId, body),
  ),
  handle(endpoints.cancel, ({ actor, params, body }) =>
    writing.cancel(actor, params.competitionId, body),
  ),
  handle(endpoints.follow, ({ actor, params }) => writing.follow(actor, params.competitionId)),
  handle(endpoints.unfollow, ({ actor, params }) => writing.unfollow(actor, params.competitionId)),
  handle(admin.list, ({ query }) => administration.list(query)),
  handle(admin.counts, () => administration.counts()),
  handle(admin.decide, ({ actor, params, body }) =>
    administration.decide(actor, params.competitionId, body),
  ),
  handle(admin.update, ({ actor, params, body }) =>
    administration.update(actor, params.competitionId, body),
  ),
  handle(admin.remove, ({ actor, params, body }) =>
    administration.remove(actor, params.competitionId, body.reason),
  ),
];

const entryRoutes = ({ entering, registration }: Pick<Services, 'entering' | 'registration'>) => [
  handle(entries.plan, ({ actor, params, body }) =>
    registration.plan(actor, params.competitionId, body),
  ),
  handle(entries.entrants, ({ actor, params }) => entering.entrants(actor, params.competitionId)),
  handle(entries.enter, ({ actor, params, body }) =>
    entering.enter(actor, params.competitionId, body),
  ),
  handle(entries.enterGroups, ({ actor, params, body }) =>
    entering.enterGroups(actor, params.competitionId, body),
  ),
  handle(entries.mine, ({ actor, params }) => entering.mine(actor, params.competitionId)),
  handle(entries.withdraw, ({ actor, params }) =>
    entering.withdraw(actor, params.competitionId, params.entryId),
  ),
  handle(entries.agree, ({ actor, params }) =>
    entering.agree(actor, params.competitionId, params.entryId),
  ),
  handle(entries.showName, ({ actor, params, body }) =>
    entering.showName(actor, params.competitionId, params.entryId, body),
  ),
  handle(entries.list, ({ actor, params, query }) =>
    entering.list(actor, params.competitionId, params.categoryId, query.cursor),
  ),
  handle(entries.board, ({ actor, params, query }) =>
    registration.board(actor, params.competitionId, query),
  ),
  handle(entries.csv, ({ actor, params }) => registration.csv(actor, params.competitionId)),
  handle(entries.draw, ({ actor, params }) =>
    registration.draw(actor, params.competitionId, params.categoryId),
  ),
  handle(entries.order, ({ actor, params, body }) =>
    registration.order(actor, params.competitionId, params.categoryId, body.entryIds),
  ),
];

const organiserRoutes = ({ organisers }: Pick<Services, 'organisers'>) => [
  handle(organiserEndpoints.ask, ({ actor, params, body }) =>
    organisers.ask(actor, params.competitionId, body),
  ),
  handle(organiserEndpoints.list, ({ actor, query }) => organisers.list(actor, query)),
  handle(organiserEndpoints.revoke, ({ actor, params, body }) =>
    organisers.revoke(actor, params.requestId, body),
  ),
  handle(organiserEndpoints.decide, ({ actor, params, body }) =>
    organisers.decide(actor, params.requestId, body),
  ),
];

const resultRoutes = ({
  results,
  scores,
  passport,
}: Pick<Services, 'results' | 'scores' | 'passport'>) => [
  handle(resultEndpoints.list, ({ actor, params, query }) =>
    results.list(actor, params, query.cursor),
  ),
  handle(resultEndpoints.scoring, ({ actor, params, body }) =>
    results.scoring(actor, params, body),
  ),
  handle(resultEndpoints.sheet, ({ actor, params, query }) =>
    results.sheet(actor, params, query.cursor),
  ),
  handle(resultEndpoints.score, ({ actor, params, body }) => scores.score(actor, params, body)),
  handle(resultEndpoints.preview, ({ actor, params, body }) =>
    scores.preview(actor, params.competitionId, body.csv),
  ),
  handle(resultEndpoints.import, ({ actor, params, body }) =>
    scores.import(actor, params.competitionId, body),
  ),
  handle(resultEndpoints.csv, ({ actor, params }) => results.csv(actor, params.competitionId)),
  handle(resultEndpoints.publish, ({ actor, params }) => results.publish(actor, params)),
  handle(resultEndpoints.changes, ({ actor, params }) => results.changes(actor, params)),
  handle(passportEndpoints.own, ({ actor }) => passport.read(actor, actor.id)),
  handle(passportEndpoints.read, ({ actor, params }) => passport.read(actor, params.userId)),
];
