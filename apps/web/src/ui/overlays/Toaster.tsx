import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';

/** Put once, near the root. Leaves room for the phone's tab bar. */
export function Toaster() {
  return (
    // Sonner's own region does the announcing; the role makes toasts findable as what they are.
    <div role="status" aria-live="off">
      <Sonner
        className="toaster"
        position="bottom-center"
        containerAriaLabel="Messages"
        duration={6000}
        gap={10}
        mobileOffset={{ bottom: 'calc(5rem + env(safe-area-inset-bottom))', left: 16, right: 16 }}
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
