/** So long a delivered message is kept that one part of the product left for another, */
export const DELIVERED_DAYS = 3;
/** and one that could not be delivered: somebody may look why, and send it again. */
export const UNDELIVERED_DAYS = 90;
