import { SelectField } from '#ui';
import { ClubId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { clubChoicesQuery } from '../posts.queries.ts';

/** In whose name: one's own, or that of a club one runs. A club's posts are for everybody. */
export function PostAsField({
  as,
  onAs,
}: {
  as: ClubId | undefined;
  onAs: (clubId: ClubId | undefined) => void;
}) {
  const { data: clubs = [], isLoadingError } = useQuery(clubChoicesQuery);
  if (clubs.length === 0 && !isLoadingError) return null;
  return (
    <SelectField
      label="Post as"
      hint={as && 'Everybody can see a club post, with the club’s name and yours.'}
      error={isLoadingError ? 'The clubs could not be loaded.' : undefined}
      value={as ?? ''}
      options={[
        { value: '', label: 'Personal Post' },
        ...clubs.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target }) => onAs(target.value === '' ? undefined : ClubId.parse(target.value))}
    />
  );
}
