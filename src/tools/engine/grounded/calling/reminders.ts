/** "Don't forget to", "zögern Sie nicht": what is denied is that something is left undone. */
const REMINDERS =
  /(?<!\p{L})(?:(?:do not|don['’]t|never) (?:forget|hesitate|fail|worry(?! (?:about|over)))|(?:glöm(?:mer)?|tveka) (?:inte|aldrig)(?: bort)?|oroa (?:dig|er) inte(?! (?:för|över|om))|(?:vergiss|vergesst|vergessen sie|zögere?|zögert|zögern sie) (?:\p{L}{2,8} )?nicht|mach\p{L}{0,3} (?:\p{L}{2,4} ){1,2}keine sorgen(?! (?:um|wegen))|n['’](?:oubli|hésit)(?:e|es|ez|ons) (?:surtout )?pas|ne (?:t['’]inquiète|vous inquiétez) pas(?! (?:pour|de))|no (?:(?:te|se|os|me) )?(?:olvid(?:es?|en|éis|emos)|dud(?:es?|en|éis))|no (?:te preocupes|se preocupen?)(?! por))(?!\p{L})(?:,?\s(?:(?:to|att|de)(?=\s)|d['’])|,)?(?![^.!?]{0,200}(?<!\p{L})(?:not|\p{L}{2,6}n['’]t|never|inte|aldrig|nicht|nie|niemals|kein\p{L}{0,2}|pas|jamais|no|nunca)(?!\p{L}))\s?/giu;

/** A text without its words of reminding: "don't forget to book a table" forbids nothing; those of a prohibition stay. */
export const withoutReminders = (text: string): string => text.replace(REMINDERS, '');
