import { EmptyState, MessageScreen } from '#ui';
import type { ReactNode } from 'react';

/**
 * The same screen for a thing that does not exist and for one that is not for this reader, so that
 * private things cannot be probed; `back` leads on.
 */
export const MissingScreen = ({
  title = 'We couldn’t find that',
  text,
  back,
}: {
  title?: string;
  text: string;
  back: ReactNode;
}) => (
  <MessageScreen>
    <EmptyState level={1} title={title} text={text} action={back} />
  </MessageScreen>
);
