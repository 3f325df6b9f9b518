import { Notice } from '#ui';
import { type Care, careTexts } from '@ribbon/domain/training';

/** A gentle word about a week with many hours, and about rest. */
export function CareNotes({ care, name }: { care: Care; name?: string }) {
  if (!care.manyHours && !care.restDay) return null;
  return (
    <div className="flex flex-col gap-3">
      {care.manyHours && (
        <Notice tone="caution" role="none" title={careTexts.title}>
          <p>{name === undefined ? careTexts.own : careTexts.other(name)}</p>
          <p className="mt-1 text-sm">{careTexts.source}</p>
        </Notice>
      )}
      {care.restDay && (
        <Notice tone="caution" role="none" title={careTexts.restTitle}>
          {name === undefined ? careTexts.rest : careTexts.restOther(name)}
        </Notice>
      )}
    </div>
  );
}
