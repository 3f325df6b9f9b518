import { ApparatusTag } from '../brand/ApparatusGlyph.tsx';
import { type ApparatusName, apparatusNames } from '../brand/apparatus.ts';
import { capitalised } from '@ribbon/domain/kernel';
import { Badge } from './Badge.tsx';

/** Words about something; the first few of them, and how many more. */
export function TagList({
  label,
  tags,
  shown = tags.length,
}: {
  label: string;
  tags: readonly string[];
  shown?: number;
}) {
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.slice(0, shown).map((tag) => (
        <li key={tag}>
          {isApparatus(tag.toLowerCase()) ? (
            <ApparatusTag apparatus={tag.toLowerCase() as ApparatusName} />
          ) : (
            <Badge tone="info" className="wrap-anywhere">
              {capitalised(tag)}
            </Badge>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>+{more}</Badge>
        </li>
      )}
    </ul>
  );
}

const isApparatus = (tag: string): boolean => (apparatusNames as readonly string[]).includes(tag);
