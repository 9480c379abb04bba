import type { CompleteLocale } from '#specs/model/locale.ts'
import type { TextFieldName } from '#specs/model/inquiry-fields.ts'
import type { InquiryType } from '#specs/model/inquiry-types.ts'

type InLanguages<Text = string> = { readonly [L in CompleteLocale]: Text }

/** An inquiry of each type, which suits the first category of its list: its title, and its content on the next line. */
export const inquiryExamples: { readonly [Type in InquiryType]: InLanguages } = {
  service: {
    ko: '서버 사양을 높이는 방법\n운영 중인 서버의 vCPU를 4개에서 8개로 늘리려고 합니다. 서버를 정지해야 하는지, IP가 유지되는지 알려 주세요.',
    en: 'How to resize a server\nWe want to go from 4 to 8 vCPUs on a running server. Do we have to stop it, and does it keep its IP address?',
    ja: 'サーバーのスペック変更について\n稼働中のサーバーのvCPUを4から8に増やしたいです。停止が必要かどうか、IPアドレスが維持されるかどうかを教えてください。',
  },
  trouble: {
    ko: '서버에 SSH로 접속되지 않습니다\n오늘 오전 9시 10분부터 KR-1 존의 서버 3대에 SSH로 접속되지 않습니다. 콘솔에서는 운영 중으로 표시됩니다.',
    en: 'Servers cannot be reached by SSH\nSince 9:10 this morning, three servers in zone KR-1 refuse SSH connections. The console shows them as running.',
    ja: 'サーバーにSSHで接続できません\n本日9時10分から、KR-1ゾーンのサーバー3台にSSHで接続できません。コンソールでは稼働中と表示されます。',
  },
  solution: {
    ko: '백업 솔루션 설치 문의\n마켓플레이스의 백업 솔루션을 서버 20대에 설치하려고 합니다. 권장 구성과 설치 순서를 알려 주세요.',
    en: 'Deploying a backup solution\nWe want to deploy the backup solution from the marketplace on 20 servers. Which setup do you recommend?',
    ja: 'バックアップソリューションの導入について\nマーケットプレイスのバックアップソリューションをサーバー20台に導入したいです。推奨構成と手順を教えてください。',
  },
  general: {
    ko: '본인 확인 메일이 오지 않습니다\n회원 가입 중 본인 확인 메일을 두 번 요청했지만 받지 못했습니다. 스팸 메일함도 확인했습니다.',
    en: 'The verification email does not arrive\nI requested the verification email twice while signing up but did not receive it. I also checked the spam folder.',
    ja: '本人確認メールが届きません\n会員登録で本人確認メールを2回リクエストしましたが、届きません。迷惑メールフォルダーも確認しました。',
  },
  sales: {
    ko: '신규 도입 견적을 요청합니다\n쇼핑몰을 클라우드로 옮기려고 합니다. 웹 서버 6대와 데이터베이스 2대의 월 예상 요금을 알려 주세요.',
    en: 'Quote for a new deployment\nWe plan to move our online shop to the cloud. Please quote six web servers and two databases per month.',
    ja: '新規導入の見積もりのお願い\nオンラインショップのクラウド移行を検討しています。Webサーバー6台とデータベース2台の月額見積もりをお願いします。',
  },
  experience: {
    ko: 'GPU 서버 체험을 신청합니다\n모델 학습 성능을 비교하기 위해 2주 동안 GPU 서버 1대를 체험하고 싶습니다.',
    en: 'Trial of a GPU server\nWe would like to try one GPU server for two weeks to compare training performance.',
    ja: 'GPUサーバーのトライアル申し込み\n学習性能を比較するため、GPUサーバー1台を2週間試したいです。',
  },
}

/** What is the same in every language. */
export const sameExamples = {
  emailAddress: 'visitor@example.com',
  scale: '20',
  naverWorksAccount: 'admin@example',
} as const

/** The ids of the other fields: of inquiries, except for the title, of alarms and of surveys. */
type ExampleId = Exclude<TextFieldName, keyof typeof sameExamples | 'title'> | 'name' | 'comment'

export const fieldExamples: InLanguages<{ readonly [Id in ExampleId]: string }> = {
  ko: {
    inquiryPersonName: '김하늘',
    name: '김하늘',
    corpName: '새빛상사',
    departmentName: '정보기술팀',
    levelName: '팀장',
    comment: '답변이 빠르고 정확했습니다.',
  },
  en: {
    inquiryPersonName: 'Alex Morgan',
    name: 'Alex Morgan',
    corpName: 'Brightwater Ltd',
    departmentName: 'IT operations',
    levelName: 'Team lead',
    comment: 'The answer was quick and to the point.',
  },
  ja: {
    inquiryPersonName: '佐藤 美咲',
    name: '佐藤 美咲',
    corpName: '光が丘商事',
    departmentName: '情報システム部',
    levelName: '課長',
    comment: '回答が早く、的確でした。',
  },
}

/** The content of an additional inquiry. */
export const additionalExamples: InLanguages = {
  ko: '알려 주신 대로 했지만 같은 오류가 다시 나타났습니다. 추가로 확인할 내용이 있나요?',
  en: 'I followed your steps, but the same error came back. Is there anything else that I should check?',
  ja: 'ご案内のとおりに操作しましたが、同じエラーが再び発生しました。ほかに確認すべき点はありますか。',
}
