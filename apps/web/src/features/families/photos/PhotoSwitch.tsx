import { Badge, Switch } from '#ui';
import { PHOTO_USE_TEXTS, type PhotoConsent } from '@ribbon/domain/families';
import { t } from '@ribbon/domain/kernel';

/** One use of pictures, for somebody whose yes it takes. */
export function PhotoSwitch({
  consent,
  child,
  isBoth,
  waitsForVerification,
  wish,
  onChange,
}: {
  consent: PhotoConsent;
  /** Whose pictures; undefined where they are the reader's own. */
  child: string | undefined;
  /** Two people have to say yes. */
  isBoth: boolean;
  /** Nobody has said yet who the reader is. */
  waitsForVerification: boolean;
  /** What was chosen a moment ago. */
  wish: boolean | undefined;
  onChange: (given: boolean) => void;
}) {
  const { title, text, own } = PHOTO_USE_TEXTS[consent.use];
  const mine = child === undefined ? consent.own : consent.guardian;
  const theirs = child === undefined ? consent.guardian : consent.own;
  const isGiven = wish ?? mine?.given === true;
  return (
    <>
      <Switch
        label={title}
        hint={child === undefined ? own : text}
        checked={isGiven}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isGiven && waitsForVerification && (
        <p className="pb-2 text-sm text-muted">
          It counts once somebody has confirmed who you are.
        </p>
      )}
      {isGiven && consent.isRefusedByOther && (
        <p className="pb-2 text-sm text-muted">
          {child === undefined
            ? 'An adult linked to you has said no, so it stays off.'
            : t('Another adult who looks after {child} has said no, so it stays off.', { child })}
        </p>
      )}
      {isBoth && isGiven && !consent.isRefusedByOther && !theirs?.given && (
        <p className="pb-2 text-sm text-muted">
          {child === undefined
            ? 'It counts once the adult linked to your account says yes, too.'
            : t('It counts once {child} says yes, too.', { child })}
        </p>
      )}
      {isBoth && !isGiven && theirs?.given && (
        <p className="pb-2 text-sm text-muted">
          {child === undefined
            ? 'The adult linked to you has said yes.'
            : t('{child} has said yes.', { child })}
        </p>
      )}
    </>
  );
}

/** The same for who may only look. */
export function PhotoWord({ consent, isOwn }: { consent: PhotoConsent; isOwn: boolean }) {
  const { title, text, own } = PHOTO_USE_TEXTS[consent.use];
  return (
    <div className="flex items-start justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{isOwn ? own : text}</p>
      </div>
      <Badge tone={consent.stands ? 'safe' : 'neutral'} className="shrink-0">
        {consent.stands ? 'Yes' : 'No'}
      </Badge>
    </div>
  );
}
