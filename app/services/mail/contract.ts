import {z} from 'zod';

/** What the mail service says of a message that it has taken in. */
export const messageReply = z.object({id: z.string()});
