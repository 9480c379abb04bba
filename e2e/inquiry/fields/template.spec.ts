import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'

const template = '1. 청구 월(예: 2026년 10월):\n2. 확인이 필요한 상품과 금액:\n3. 문의 내용:\n'
const guidance =
  '환불은 환불 확정일로부터 최대 5영업일이 걸립니다. 청구 월, 결제 수단, 환불을 요청하는 금액과 사유를 적어 주세요. 카드 번호나 계좌 번호 전체는 적지 마시기 바랍니다.'

// The only detail of its category, with line breaks as Windows writes them.
test.use({
  settings: { data: { inquiryCodes: { GNRL_CERT_001: { defaultContent: { ko: '이름:\r\n연락처:\r\n' } } } } },
})

test(...clausesOfSteps(), async ({ inquiry, page, world }) => {
  const { emailAddress, cellphoneNo, title } = completeDraft
  await inquiry.open('?parentCode=GNRL_BILL&code=GNRL_BILL_001')
  await clauseStep('inquiry.template.copied-into-empty', 'selected by the URL', () =>
    expect(inquiry.content).toHaveValue(template),
  )
  for (const [detail, code] of [
    ['청구 금액 확인', 'GNRL_BILL_001'],
    ['세금계산서', 'GNRL_BILL_004'],
  ] as const)
    await clauseStep('inquiry.template.copied-into-empty', `${code}, selected by the visitor`, async () => {
      const before = (await world.inquiries()).length
      await inquiry.revisit('?parentCode=GNRL_BILL')
      await inquiry.selectOption(inquiry.detail, detail)
      await expect(inquiry.content).toHaveValue(template)
      await inquiry.fillFields({ emailAddress, cellphoneNo, title })
      await inquiry.sendSuccessfully()
      expect((await world.inquiries()).slice(before)).toEqual([
        receivedInquiry({ ...expectedParts, bbsArticleTypeDetailCode: code, content: template }),
      ])
    })
  await inquiry.revisit('?parentCode=GNRL_BILL')
  const hint = page.getByText(guidance)
  await clauseStep('inquiry.template.guidance', 'GNRL_BILL_003', async () => {
    await inquiry.selectOption(inquiry.detail, '환불·정산')
    await expect(hint).toBeVisible()
    await expect(page.getByText('작성 안내', { exact: true })).toBeVisible()
    await expect(inquiry.content).toHaveValue('')
    const top = async (element: typeof hint) => (await element.boundingBox())!.y
    expect(await top(hint)).toBeLessThan(await top(inquiry.content))
    // It is shown only for its category.
    await inquiry.selectOption(inquiry.detail, '결제 수단 변경')
    await expect(hint).toHaveCount(0)
  })
  await clauseStep('inquiry.template.copied-into-empty', 'replacing whitespace, and nothing else', async () => {
    for (const [text, detail, expected] of [
      ['x', '청구 금액 확인', 'x'],
      [' \n', '세금계산서', template],
      [`${template}10월 청구서입니다.`, '청구 금액 확인', `${template}10월 청구서입니다.`],
    ] as const) {
      await inquiry.content.fill(text)
      await inquiry.selectOption(inquiry.detail, detail)
      await expect(inquiry.detail).toHaveText(detail)
      await expect(inquiry.content).toHaveValue(expected)
      await expect(page.getByText(inquiry.words('form.template.title'))).toHaveCount(0)
    }
  })
  await inquiry.revisit('?parentCode=GNRL_ETC')
  await clauseStep('inquiry.template.copied-into-empty', 'an empty one', async () => {
    await inquiry.selectOption(inquiry.detail, '제안·건의')
    await expect(inquiry.detail).toHaveText('제안·건의')
    await expect(inquiry.content).toHaveValue('')
    await expect(page.getByText(inquiry.words('form.template.title'))).toHaveCount(0)
  })
  await clauseStep(
    ['call.inquiry.codes.default-type-is-copy', 'inquiry.content.counts-utf16'],
    'an automatically selected detail',
    async () => {
      await inquiry.reopen('')
      await inquiry.selectOption(inquiry.primary, '인증·증명서')
      await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
      await expect(inquiry.content).toHaveValue('이름:\n연락처:\n')
      await expect(inquiry.counter('9')).toBeVisible()
    },
  )
})
