import { Button, Dialog, Notice, useLastShown } from '#ui';
import type { Refusal } from '@ribbon/domain/moderation';
import { DisclosureHelp } from './help/DisclosureHelp.tsx';
import { HelpCard } from './help/HelpCard.tsx';
import { Highlighted } from './Highlighted.tsx';

export type Written = 'post' | 'comment' | 'review' | 'reply';

const PLAIN = { orange: "Let's Make This Better", other: 'Content Safety Check' };
const TITLES: Readonly<Record<Written, Record<'orange' | 'other', string>>> = {
  post: PLAIN,
  review: PLAIN,
  reply: PLAIN,
  comment: { orange: "Let's Improve This Comment 🤔", other: 'Comment Safety Check 🛡️' },
};

/** What to do about words that were not published. Nothing typed is lost. */
export function RefusalDialog({
  what,
  text,
  refusal,
  onUse,
  onClose,
}: {
  what: Written;
  text: string;
  /** Undefined keeps it closed. */
  refusal: Refusal | undefined;
  onUse: (suggestion: string) => void;
  onClose: () => void;
}) {
  const shown = useLastShown(refusal);
  const read = useLastShown(refusal && text);
  const isDisclosure = shown?.disclosureId != null;
  const title = isDisclosure
    ? 'Thank you for telling us'
    : TITLES[what][shown?.severity === 'orange' ? 'orange' : 'other'];
  return (
    <Dialog open={refusal !== undefined} onOpenChange={(open) => !open && onClose()} title={title}>
      {shown?.disclosureId != null && (
        <DisclosureHelp disclosureId={shown.disclosureId} onClose={onClose} />
      )}
      {shown && !isDisclosure && (
        <div className="flex flex-col gap-5">
          <Notice tone={shown.severity === 'orange' ? 'caution' : 'info'}>{shown.message}</Notice>
          <Highlighted text={read ?? ''} spans={shown.spans} />
          {shown.details.length > 0 && (
            <ul className="flex list-disc flex-col gap-1.5 pl-5">
              {shown.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {shown.suggestions.map((suggestion) => (
            <Suggestion key={suggestion} text={suggestion} onUse={() => onUse(suggestion)} />
          ))}
          {shown.help && <HelpCard />}
          <Button variant="secondary" block onClick={onClose}>
            Change what I wrote
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Suggestion({ text, onUse }: { text: string; onUse: () => void }) {
  return (
    <div className="flex flex-col gap-3 rounded-md bg-safe-soft p-4">
      <p className="font-semibold">How about this?</p>
      <blockquote className="wrap-anywhere whitespace-pre-wrap">{text}</blockquote>
      <div>
        <Button onClick={onUse}>Use This Text</Button>
      </div>
    </div>
  );
}
