import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { markText, readCsv, readMarked, writeCsv } from './csv.ts'

const readings: [string, string, [number, string[]][]][] = [
  ['nothing', '', []],
  ['one row without a line end', 'a,b', [[1, ['a', 'b']]]],
  [
    'rows with either line end',
    'a\nb\r\nc\rd',
    [
      [1, ['a']],
      [2, ['b']],
      [3, ['c']],
      [4, ['d']],
    ],
  ],
  ['quotes, commas and quotes in quotes', '"a,b","say ""hi"""', [[1, ['a,b', 'say "hi"']]]],
  ['a quote inside plain text is text', '5" pipe,x', [[1, ['5" pipe', 'x']]]],
  [
    'a line break in quotes, and the line the next row is on',
    '"a\r\nb",1\nc,2',
    [
      [1, ['a\r\nb', '1']],
      [3, ['c', '2']],
    ],
  ],
  ['empty cells, also at the end', ',a,\n', [[1, ['', 'a', '']]]],
  ['an empty cell at the end of the file', 'a,', [[1, ['a', '']]]],
  [
    'rows without text are left out',
    'a\n\n,,\nb',
    [
      [1, ['a']],
      [4, ['b']],
    ],
  ],
]
for (const [what, text, rows] of readings)
  test(`reads ${what}`, () =>
    assert.deepEqual(
      readCsv(text).map(({ line, cells }) => [line, cells]),
      rows,
    ))

const faults: [string, string, RegExp][] = [
  ['a quote that is never closed', 'a\n"b', /^line 2: a quote is never closed/],
  ['text after a closing quote', '"a"b', /^line 1: there is text after/],
]
for (const [what, text, message] of faults)
  test(`refuses ${what}`, () => assert.throws(() => readCsv(text), { code: 'BAD_REQUEST', message }))

test('what was written is read back, whatever it is', () => {
  const row = fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') }), {
    minLength: 2,
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const full = rows.filter((cells) => cells.some((cell) => cell !== ''))
      assert.deepEqual(
        readCsv(writeCsv(rows)).map(({ cells }) => cells),
        full,
      )
    }),
  )
})

test('a megabyte in quotes is read at once', () => {
  const long = 'x""'.repeat(400_000)
  assert.equal(readCsv(`"${long}",b`)[0]?.cells[0]?.length, 800_000)
})

test('no cell begins like a formula, and every text comes back as it was', () => {
  for (const text of ['=cmd|calc!A1', '+1', '-1', '@SUM(1)', '\tx', "'=1"]) assert.match(markText(text), /^'/)
  assert.deepEqual([markText('milk'), markText("it's")], ['milk', "it's"])
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+@\t-]?\w{0,5}$/))
  fc.assert(fc.property(texts, (text) => assert.equal(readMarked(markText(text)), text)))
})
