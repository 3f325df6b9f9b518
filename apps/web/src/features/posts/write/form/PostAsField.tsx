import { SelectField } from '#ui';
import { ClubId } from '@ribbon/domain/accounts';
import type { PostAs } from './usePostAs.ts';

/** Posts as the reader or as a club they run. A club's posts are public. */
export function PostAsField({ as, clubs, isLoadingError, choose }: PostAs) {
  if (clubs.length === 0 && !isLoadingError) return null;
  return (
    <SelectField
      label="Post as"
      className="min-w-0 flex-1"
      hint={as && 'Everyone can see club posts, along with your name and the club’s.'}
      error={isLoadingError ? 'We couldn’t load the clubs.' : undefined}
      value={as ?? ''}
      options={[
        { value: '', label: 'Personal Post' },
        ...clubs.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target }) =>
        choose(target.value === '' ? undefined : ClubId.parse(target.value))
      }
    />
  );
}
