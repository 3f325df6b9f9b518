import type { ContentType } from '@ribbon/domain/content';
import { InboxKind, type Permission } from '@ribbon/domain/families';
import { MediaSubjectKind } from '@ribbon/domain/media';
import { QueueKind } from '@ribbon/domain/moderation';
import { ReportedType } from '@ribbon/domain/reports';
import { SanctionedType } from '@ribbon/domain/sanctions';
import type {
  ContentHiding,
  ContentKind,
  ContentReport,
  GuardianQuestion,
  MediaSubject,
  PermissionRevocation,
  QueueHolder,
  UnreadKind,
  WordsFromBefore,
} from './content.ts';

interface WithContent {
  readonly content?: readonly ContentKind[];
}

/** The kinds that each place names, and the part that it needs of them. */
const PLACES = {
  hiding: SanctionedType.options,
  report: ReportedType.options,
  queue: QueueKind.options,
  guardian: InboxKind.options,
  media: MediaSubjectKind.options,
} as const satisfies Partial<Record<string, readonly ContentType[]>>;

/** What the slices have registered, by kind. */
export interface Content {
  kinds(): readonly ContentKind[];
  hiding(kind: SanctionedType): ContentHiding;
  report(kind: ReportedType): ContentReport;
  queue(kind: QueueKind): QueueHolder;
  guardian(kind: InboxKind): GuardianQuestion;
  media(kind: MediaSubjectKind): MediaSubject;
  words(): readonly (readonly [UnreadKind, WordsFromBefore])[];
  /** The questions that a permission lets a child ask. */
  questions(permission: Permission): readonly InboxKind[];
  revocations(permission: Permission): readonly PermissionRevocation[];
}

/** Collects the content of the slices; all of them are known only when somebody asks. */
export function registeredContent(slices: readonly WithContent[]): Content {
  const kinds = () => slices.flatMap(({ content = [] }) => content);
  function part<Part>(kind: ContentType, partOf: (found: ContentKind) => Part | undefined): Part {
    const found = kinds().find((one) => one.kind === kind);
    const registered = found && partOf(found);
    if (registered === undefined) {
      throw new Error(`No slice registers content of the kind ${kind}.`);
    }
    return registered;
  }
  return {
    kinds,
    hiding: (kind) => part(kind, ({ hiding }) => hiding),
    report: (kind) => part(kind, ({ report }) => report),
    queue: (kind) => part(kind, ({ queue }) => queue),
    guardian: (kind) => part(kind, ({ guardian }) => guardian),
    media: (kind) => part(kind, ({ media }) => media),
    words: () =>
      kinds().flatMap(({ kind, words }) => (words === undefined ? [] : [[kind, words] as const])),
    questions: (permission) =>
      InboxKind.options.filter(
        (kind) => part(kind, ({ guardian }) => guardian).permission === permission,
      ),
    revocations: (permission) => kinds().flatMap(({ revoke }) => revoke?.[permission] ?? []),
  };
}

/** Fails the start where a kind that a place names is registered twice or not at all. */
export function checkContent(kinds: readonly ContentKind[]): void {
  const names = kinds.map(({ kind }) => kind);
  const twice = names.filter((kind, nth) => names.indexOf(kind) !== nth);
  if (twice.length > 0) throw new Error(`Content is registered twice: ${twice.join(', ')}.`);
  for (const [place, named] of Object.entries(PLACES)) {
    const missing = named.filter(
      (kind) =>
        kinds.find((one) => one.kind === kind)?.[place as keyof typeof PLACES] === undefined,
    );
    if (missing.length > 0) {
      throw new Error(`No slice registers ${place} of this content: ${missing.join(', ')}.`);
    }
  }
  const kept = kinds.filter(
    ({ guardian, revoke }) =>
      guardian !== undefined &&
      guardian.permission !== null &&
      revoke?.[guardian.permission] === undefined,
  );
  if (kept.length > 0) {
    const list = kept.map(({ kind }) => kind).join(', ');
    throw new Error(`Nothing ends when the permission for this content is withdrawn: ${list}.`);
  }
}
