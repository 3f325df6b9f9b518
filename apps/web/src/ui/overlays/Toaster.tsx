import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { useIsDialogOpen } from './openDialogs.ts';

/**
 * Put once, near the root. Leaves room for the phone's tab bar, and for the buttons of a dialog:
 * those are at its end, so messages are shown at its beginning, below its title.
 */
export function Toaster() {
  const isOverDialog = useIsDialogOpen();
  return (
    // Sonner's own region does the announcing; the role makes toasts findable as what they are.
    <div role="status" aria-live="off">
      <Sonner
        className="toaster"
        position={isOverDialog ? 'top-center' : 'bottom-center'}
        containerAriaLabel="Messages"
        duration={6000}
        gap={10}
        mobileOffset={{
          top: 'calc(4.75rem + env(safe-area-inset-top))',
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
