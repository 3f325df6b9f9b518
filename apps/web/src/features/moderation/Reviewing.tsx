import { RibbonLoader } from '#ui';
import type { Written } from './RefusalDialog.tsx';

/** While the words are being read. */
export const Reviewing = ({ what }: { what: Written }) => (
  <div
    role="status"
    className="absolute inset-0 z-10 grid place-items-center rounded-lg bg-surface/90 backdrop-blur-sm"
  >
    <div className="flex flex-col items-center gap-3 text-center">
      <RibbonLoader />
      <p className="font-display text-lg font-bold">Hold on, we’re reviewing your {what}</p>
    </div>
  </div>
);
