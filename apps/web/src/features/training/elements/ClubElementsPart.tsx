import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { call, wordsOr } from '#lib/http/client.ts';
import {
  Button,
  CHECK_CONNECTION,
  EmptyState,
  IconButton,
  QueryBoundary,
  Section,
  SelectField,
  TextField,
  toast,
} from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type ClubElement,
  ELEMENT_FAMILY_LABELS,
  ElementFamily,
  NewElement,
  trainingEndpoints as endpoints,
} from '@ribbon/domain/training';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { elementsQuery, useTrainingChange } from '../training.queries.ts';
import { TrainingLoading } from '../TrainingLoading.tsx';
import { t } from '@ribbon/domain/kernel';

const FAMILIES = ElementFamily.options.map((value) => ({
  value,
  label: ELEMENT_FAMILY_LABELS[value],
}));

/** A club's additions to the list of elements, for its administrators and coaches. */
export function ClubElementsPart({ clubId, title }: { clubId: ClubId; title: string }) {
  const query = useQuery(elementsQuery);
  return (
    <Section title={title}>
      <p className="text-muted">
        Your gymnasts will see these in their training log, alongside our own list.
      </p>
      <AddElement clubId={clubId} />
      <QueryBoundary
        query={query}
        failed={{ level: 3, title: 'We couldn’t load the elements', text: CHECK_CONNECTION }}
        loading={<TrainingLoading />}
      >
        {({ clubs }) => <Elements own={clubs.filter((one) => one.clubId === clubId)} />}
      </QueryBoundary>
    </Section>
  );
}

function AddElement({ clubId }: { clubId: ClubId }) {
  const form = useModeratedForm(NewElement, { name: '', family: 'handling' }, 'name');
  const { errors } = form.formState;
  const add = useTrainingChange((body: NewElement) =>
    call(endpoints.addElement, { params: { clubId }, body }),
  );
  const submit = form.handleSubmit((element) =>
    add
      .mutateAsync(element)
      .then(() => form.reset({ name: '', family: element.family }), form.showFault),
  );
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Element" error={errors.name?.message} {...form.register('name')} />
        <SelectField
          label="Kind of element"
          options={FAMILIES}
          error={errors.family?.message}
          {...form.register('family')}
        />
      </div>
      <div>
        <Button type="submit" icon={<Plus aria-hidden />} pending={add.isPending}>
          Add element
        </Button>
      </div>
    </ModeratedForm>
  );
}

function Elements({ own }: { own: readonly ClubElement[] }) {
  const remove = useTrainingChange(({ clubId, id }: ClubElement) =>
    call(endpoints.removeElement, { params: { clubId, elementId: id } }),
  );
  if (own.length === 0) {
    return (
      <EmptyState
        compact
        level={3}
        title="No club elements yet"
        text="Add any moves your club has its own name for."
      />
    );
  }
  return (
    <ul className="divide-y-2 divide-line">
      {own.map((element) => (
        <li key={element.id} className="flex items-center justify-between gap-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            {element.name}
            <span className="block text-sm text-muted">
              {ELEMENT_FAMILY_LABELS[element.family]}
            </span>
          </span>
          <IconButton
            label={t('Remove {element}', { element: element.name })}
            onClick={() =>
              void remove
                .mutateAsync(element)
                .catch((error: unknown) =>
                  toast.error(wordsOr(error, 'We couldn’t remove that. Please try again.')),
                )
            }
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
