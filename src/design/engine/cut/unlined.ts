/** What `denied` holds where the text or an instruction wants no lining, though the garment usually has one. */
export const UNLINED = 'details=lining';
