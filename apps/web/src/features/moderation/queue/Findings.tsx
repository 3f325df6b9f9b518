import { Badge } from '#ui';
import { dayAndTime } from '#lib/format/format.ts';
import type { QueueMedia } from '@ribbon/domain/moderation';

/** What the automatic check saw, for somebody who decides; it may be wrong. */
export function Findings({ file }: { file: QueueMedia }) {
  const { findings, nearCopyOf } = file;
  if (findings === null && nearCopyOf === null) return null;
  const hasSeen = findings !== null && (findings.labels.length > 0 || findings.words.length > 0);
  return (
    <div className="flex flex-col gap-2 text-sm">
      {nearCopyOf !== null && (
        <p className="font-semibold">
          Almost identical to a picture rejected on {dayAndTime(nearCopyOf)}.
        </p>
      )}
      {findings !== null && !hasSeen && (
        <p className="text-muted">The automatic check found nothing.</p>
      )}
      {hasSeen && (
        <>
          <p className="text-muted">The automatic check saw:</p>
          <ul className="flex flex-wrap gap-1.5">
            {findings.labels.map(({ name, confidence }) => (
              <li key={name}>
                <Badge tone="neutral">
                  {name} {confidence} %
                </Badge>
              </li>
            ))}
            {findings.words.map((word) => (
              <li key={word}>
                <Badge tone="caution">the word “{word}”</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      {findings?.isGymnastics === true && (
        <p className="text-muted">It seems to show gymnastics, so the check was less strict.</p>
      )}
    </div>
  );
}
