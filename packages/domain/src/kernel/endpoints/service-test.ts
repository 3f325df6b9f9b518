import * as z from 'zod';

/** How a service did that was asked something harmless. One that does not work is an answer, too. */
export const ServiceTest = z.object({ works: z.boolean(), message: z.string() });
export type ServiceTest = z.infer<typeof ServiceTest>;
