import { call, wordsOr } from '#lib/http/client.ts';
import { NotLoaded, Section, Switch, toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type ClubShare,
  sharingMessages,
  trainingSharingEndpoints as endpoints,
} from '@ribbon/domain/training';
import { useQuery } from '@tanstack/react-query';
import { sharesQuery, useTrainingChange } from '../training.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** With which clubs a log is shared; nothing for people without a club. */
export function SharesPart({ userId, name }: { userId: UserId; name?: string }) {
  const query = useQuery(sharesQuery(userId));
  const { data } = query;
  const change = useTrainingChange(
    ({ clubId, isOn }: { clubId: ClubShare['clubId']; isOn: boolean }) =>
      call(isOn ? endpoints.share : endpoints.withdraw, { params: { userId, clubId } }),
  );
  if (data === undefined) return <NotLoaded query={query} what="who can read the log" />;
  if (data.clubs.length === 0) return null;
  const toggle = ({ clubId, clubName }: ClubShare, isOn: boolean) =>
    change.mutate(
      { clubId, isOn },
      {
        onSuccess: () =>
          toast.success(
            isOn ? sharingMessages.shared(clubName) : sharingMessages.withdrawn(clubName),
          ),
        onError: (error) => toast.error(wordsOr(error, sharingMessages.failed)),
      },
    );
  return (
    <Section
      title={
        name === undefined ? 'Share with your coach' : t('Share with {name}’s coach', { name })
      }
      intro={
        data.mayShare
          ? introFor(name)
          : 'If your grown-up says yes, the coaches of your club can read your sessions. Your notes stay private.'
      }
    >
      {data.clubs.map((club) => (
        <Switch
          key={club.clubId}
          label={club.clubName}
          {...(!data.mayShare && { hint: 'Your grown-up decides this.' })}
          checked={club.sharedAt !== null}
          disabled={change.isPending || (!data.mayShare && club.sharedAt === null)}
          onChange={({ target }) => toggle(club, target.checked)}
        />
      ))}
    </Section>
  );
}

const introFor = (name: string | undefined): string =>
  name === undefined
    ? 'Confirmed coaches of a club you choose can read your sessions and comment on them. Notes stay private. You can stop at any time.'
    : t(
        'Confirmed coaches of a club you choose can read {name}’s sessions and comment on them. Notes stay private. You can stop at any time.',
        { name },
      );
