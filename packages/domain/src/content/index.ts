export { CONTENT, type ContentType, contentPart, contentWith } from './content.schema.ts';
