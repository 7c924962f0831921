import {z} from 'zod';

export const messageReply = z.object({id: z.string()});
