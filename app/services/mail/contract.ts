import {z} from 'zod';

/** Reply of the mail service to an accepted message. */
export const messageReply = z.object({id: z.string()});
