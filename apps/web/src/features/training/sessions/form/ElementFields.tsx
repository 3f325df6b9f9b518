import { Button, IconButton, TextField } from '#ui';
import {
  ELEMENTS,
  ELEMENT_FAMILY_LABELS,
  ELEMENT_NAME_MAX,
  SESSION_ELEMENTS_MAX,
  elementByName,
} from '@ribbon/domain/training';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { elementsQuery } from '../../training.queries.ts';
import type { SessionFields } from './training.session.form.ts';
import { t } from '@ribbon/domain/kernel';

type Practised = NonNullable<SessionFields['elements']>;

/** Elements of the list, of a club, or as free text, each with its number of repetitions. */
export function ElementFields({
  value,
  onChange,
}: {
  value: Practised;
  onChange: (next: Practised) => void;
}) {
  const listId = useId();
  const { data } = useQuery(elementsQuery);
  const [name, setName] = useState('');
  const ofClubs = data?.clubs ?? [];
  const add = () => {
    const typed = name.trim();
    if (typed === '' || value.length >= SESSION_ELEMENTS_MAX) return;
    const same = typed.toLowerCase();
    const ofClub = ofClubs.find((one) => one.name.toLowerCase() === same);
    const key = elementByName(typed)?.key ?? ofClub?.id ?? null;
    setName('');
    if (value.some((one) => one.name.toLowerCase() === same)) return;
    onChange([...value, { key, name: typed, times: 1 }]);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <TextField
          label="Elements"
          required={false}
          className="min-w-0 flex-1"
          list={listId}
          maxLength={ELEMENT_NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" icon={<Plus aria-hidden />} onClick={add}>
          Add
        </Button>
        <datalist id={listId}>
          {ELEMENTS.map((one) => (
            <option key={one.key} value={one.name}>
              {ELEMENT_FAMILY_LABELS[one.family]}
            </option>
          ))}
          {ofClubs.map((one) => (
            <option key={one.id} value={one.name}>
              {one.clubName}
            </option>
          ))}
          {(data?.own ?? []).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      </div>
      {value.length > 0 && (
        <ul className="flex flex-col gap-1">
          {value.map((one, nth) => (
            <li key={one.name} className="flex items-center gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">{one.name}</span>
              <input
                type="number"
                aria-label={t('How many times: {name}', { name: one.name })}
                inputMode="numeric"
                min={1}
                max={500}
                className="min-h-control w-20 rounded-md border-2 border-line-strong bg-surface-raised px-3"
                value={one.times ?? 1}
                onChange={({ target }) =>
                  onChange(
                    value.map((other, at) =>
                      at === nth
                        ? { ...other, times: Math.max(1, target.valueAsNumber || 1) }
                        : other,
                    ),
                  )
                }
              />
              <IconButton
                label={t('Remove {name}', { name: one.name })}
                onClick={() => onChange(value.filter((_, at) => at !== nth))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
