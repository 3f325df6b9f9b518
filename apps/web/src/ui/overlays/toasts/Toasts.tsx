import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useIsDialogOpen } from '../dialogs/open-dialogs.ts';
import { TOAST_EDGE, useToastRoom } from './useToastRoom.ts';

/**
 * Messages over the page. Leaves room for the phone's tab bar; with a dialog open, messages have a
 * strip of their own above it.
 */
export function Toasts({ onReady }: { onReady: () => void }) {
  const isOverDialog = useIsDialogOpen();
  useToastRoom(isOverDialog);
  // Sonner shows what comes once it is there, and nothing that came before.
  useEffect(onReady, [onReady]);
  return (
    // Sonner's own region does the announcing; the role makes toasts findable as what they are.
    <div role="status" aria-live="off">
      <Sonner
        className="toaster"
        position={isOverDialog ? 'top-center' : 'bottom-center'}
        containerAriaLabel="Messages"
        duration={6000}
        gap={10}
        offset={{ top: TOAST_EDGE, bottom: 24 }}
        mobileOffset={{
          top: TOAST_EDGE,
          bottom: 'calc(5rem + env(safe-area-inset-bottom))',
          left: 16,
          right: 16,
        }}
        icons={{
          success: <CircleCheck />,
          error: <CircleAlert />,
          warning: <TriangleAlert />,
          info: <Info />,
        }}
      />
    </div>
  );
}

export { toast } from 'sonner';
