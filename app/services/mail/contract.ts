import {z} from 'zod';

export const acceptedReply = z.object({id: z.string()});
