import { wordsFor } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { Button, List, ListRow, QueryBoundary, Section, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { ClubGuardian, GuardianCode, UnverifiedChild } from '@ribbon/domain/families';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unverifiedChildrenQuery, useMakeGuardianCode, useVouch } from '../club-admin.queries.ts';
import { GuardianCodeDialog } from './GuardianCodeDialog.tsx';
import { t } from '@ribbon/domain/kernel';

/** Guardians nobody has confirmed, of the club's children under 13; hidden while there are none. */
export function UnverifiedChildren({ clubId }: { clubId: ClubId }) {
  const query = useQuery(unverifiedChildrenQuery(clubId));
  const [code, setCode] = useState<GuardianCode>();
  if (!query.isLoadingError && !query.data?.length && code === undefined) return null;
  return (
    <Section
      title="Guardians to confirm"
      intro="Each guardian of a child under 13 is confirmed once, and friends and posts open to the child with the first. Say so if you know them in person, or give them a code when you meet."
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3, title: 'We couldn’t load the guardians' }}
        loading={null}
      >
        {(children) => (
          <List label="Guardians to confirm">
            {children.map((child) => (
              <ChildRow key={child.childId} clubId={clubId} child={child} onCode={setCode} />
            ))}
          </List>
        )}
      </QueryBoundary>
      <GuardianCodeDialog code={code} onClose={() => setCode(undefined)} />
    </Section>
  );
}

const namesOf = (guardians: readonly ClubGuardian[]) =>
  guardians.map(({ name }) => name).join(' and ');

function ChildRow({
  clubId,
  child: { childId, name, guardians, codeUntil },
  onCode,
}: {
  clubId: ClubId;
  child: UnverifiedChild;
  onCode: (code: GuardianCode) => void;
}) {
  const vouch = useVouch(clubId);
  const make = useMakeGuardianCode(clubId);
  const fail = (error: unknown) => toast.error(wordsFor(error));
  // Uses the promise: the row unmounts once the list refetches, and the callbacks of `mutate` with
  // it.
  const takeBack = (guardianId: ClubGuardian['id']) =>
    void vouch
      .mutateAsync({ childId, guardianId, known: false })
      .then(() => toast.success('Undone'), fail);
  const know = ({ id, name: guardian }: ClubGuardian) =>
    void vouch.mutateAsync({ childId, guardianId: id, known: true }).then(
      () =>
        toast.success(t('You know {guardian} in person', { guardian }), {
          action: { label: 'Undo', onClick: () => takeBack(id) },
        }),
      fail,
    );
  return (
    <ListRow
      title={name}
      text={
        codeUntil
          ? t('Looked after by {guardians}. A code works until {until}', {
              guardians: namesOf(guardians),
              until: longDay(codeUntil),
            })
          : t('Looked after by {guardians}', { guardians: namesOf(guardians) })
      }
      action={
        <>
          <Button
            variant="secondary"
            pending={make.isPending}
            onClick={() => void make.mutateAsync(childId).then(onCode, fail)}
          >
            Make a code<span className="sr-only"> for {name}</span>
          </Button>
          {guardians.map((guardian) => (
            <Button
              key={guardian.id}
              pending={vouch.isPending && vouch.variables.guardianId === guardian.id}
              onClick={() => know(guardian)}
            >
              I know {guardian.name}
            </Button>
          ))}
        </>
      }
    />
  );
}
