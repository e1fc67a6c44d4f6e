/** Dates, times and durations stay the text they are (Datatypes, sections 3.2.6 to 3.2.14): checked, comparable, nothing lost. */
import { compareDecimals } from './numbers.js';
import type { SimpleCodec } from './simple-codec.js';

const year = '(?<year>-?(?:[1-9][0-9]{4,}|[0-9]{4}))';
const month = '(?<month>0[1-9]|1[0-2])';
const day = '(?<day>0[1-9]|[12][0-9]|3[01])';
const time =
  '(?:(?<hour>[01][0-9]|2[0-3]):(?<minute>[0-5][0-9]):(?<second>[0-5][0-9](?:\\.[0-9]+)?)|(?<midnight>24:00:00(?:\\.0+)?))';
const zone = '(?<zone>Z|[+-](?:(?:0[0-9]|1[0-3]):[0-5][0-9]|14:00))?';

const patterns = {
  'xs:dateTime': `${year}-${month}-${day}T${time}${zone}`,
  'xs:date': `${year}-${month}-${day}${zone}`,
  'xs:time': `${time}${zone}`,
  'xs:gYearMonth': `${year}-${month}${zone}`,
  'xs:gYear': `${year}${zone}`,
  'xs:gMonthDay': `--${month}-${day}${zone}`,
  'xs:gMonth': `--${month}(?:--)?${zone}`,
  'xs:gDay': `---${day}${zone}`,
} as const;

/** The types that name a point or a recurring stretch of time. */
export const dateTimeTypes: readonly SimpleCodec[] = Object.entries(patterns).map(([name, pattern]) =>
  temporal(name, new RegExp(`^${pattern}$`)),
);

function temporal(description: string, lexical: RegExp): SimpleCodec {
  const accepts = (text: string): boolean => {
    const groups = lexical.exec(text)?.groups;
    return groups !== undefined && isCalendarDay(groups);
  };
  return {
    description,
    whiteSpace: 'collapse',
    isText: false,
    hasNames: false,
    parse: (text) => (accepts(text) ? text : undefined),
    format: (value) => (typeof value === 'string' && accepts(value) ? value : undefined),
    compare: (left, right) => compareMoments(lexical, String(left), String(right)),
  };
}

type Groups = Record<string, string | undefined>;

/** No year 0000 (section 3.2.7.1), and no day that its month has not. */
function isCalendarDay({ year: yearText, month: monthText, day: dayText }: Groups): boolean {
  if (yearText === '0000' || yearText === '-0000') return false;
  if (dayText === undefined || monthText === undefined) return true;
  const yearNumber = yearText === undefined ? 4 : Number(yearText) % 400;
  const leap = yearNumber % 4 === 0 && (yearNumber % 100 !== 0 || yearNumber % 400 === 0);
  const monthNumber = Number(monthText);
  const days = monthNumber === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(monthNumber) ? 30 : 31;
  return Number(dayText) <= days;
}

/** By days, then by seconds; without a time zone it counts as UTC. */
function compareMoments(lexical: RegExp, left: string, right: string): number {
  const a = moment(lexical.exec(left)?.groups ?? {});
  const b = moment(lexical.exec(right)?.groups ?? {});
  return a.minutes !== b.minutes ? Math.sign(a.minutes - b.minutes) : compareDecimals(a.seconds, b.seconds);
}

function moment(groups: Groups): { minutes: number; seconds: string } {
  const days = daysSinceEpoch(Number(groups['year'] ?? 2000), Number(groups['month'] ?? 1), Number(groups['day'] ?? 1));
  const hours = groups['midnight'] === undefined ? Number(groups['hour'] ?? 0) : 24;
  return {
    minutes: (days * 24 + hours) * 60 + Number(groups['minute'] ?? 0) - zoneMinutes(groups['zone']),
    seconds: groups['second'] ?? '0',
  };
}

/** Proleptic Gregorian calendar, any year. */
function daysSinceEpoch(yearNumber: number, monthNumber: number, dayNumber: number): number {
  const shifted = monthNumber <= 2 ? yearNumber - 1 : yearNumber;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((monthNumber + 9) % 12) + 2) / 5) + dayNumber - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
}

function zoneMinutes(text: string | undefined): number {
  if (text === undefined || text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(4, 6));
  return text.startsWith('-') ? -minutes : minutes;
}

const durationLexical =
  /^(?<sign>-?)P(?=[0-9T])(?:(?<years>[0-9]+)Y)?(?:(?<months>[0-9]+)M)?(?:(?<days>[0-9]+)D)?(?:T(?=[0-9])(?:(?<hours>[0-9]+)H)?(?:(?<minutes>[0-9]+)M)?(?:(?<seconds>[0-9]+(?:\.[0-9]+)?)S)?)?$/;

/** Section 3.2.6. Compared with months of 30.436875 days: bounds in contracts are far coarser than that. */
export const duration: SimpleCodec = {
  description: 'xs:duration',
  whiteSpace: 'collapse',
  isText: false,
  hasNames: false,
  parse: (text) => (durationLexical.test(text) ? text : undefined),
  format: (value) => (typeof value === 'string' && durationLexical.test(value) ? value : undefined),
  compare: (left, right) => Math.sign(durationSeconds(String(left)) - durationSeconds(String(right))),
};

function durationSeconds(text: string): number {
  const groups: Groups = durationLexical.exec(text)?.groups ?? {};
  const part = (name: string): number => Number(groups[name] ?? 0);
  const days = (part('years') * 12 + part('months')) * 30.436875 + part('days');
  const seconds = ((days * 24 + part('hours')) * 60 + part('minutes')) * 60 + part('seconds');
  return groups['sign'] === '-' ? -seconds : seconds;
}
