import { messages } from './message.ts'

export const form = messages({
  'form.optional': { ko: '선택', en: 'optional', ja: '任意' },
  'form.requiredNote': {
    ko: '‘선택’ 표시가 없는 항목은 모두 필수입니다.',
    en: 'All fields are required unless marked “optional”.',
    ja: '「任意」の表示がない項目はすべて必須です。',
  },
  'form.group.subject': { ko: '문의 주제', en: 'Topic', ja: 'ご用件' },
  'form.group.contact': { ko: '연락처', en: 'Contact details', ja: 'ご連絡先' },
  'form.group.message': { ko: '내용과 첨부 파일', en: 'Message and attachments', ja: '内容と添付ファイル' },
  'form.choose': { ko: '선택해 주세요', en: 'Choose one', ja: '選択してください' },
  'form.loading': { ko: '불러오는 중…', en: 'Loading…', ja: '読み込み中…' },
  'form.primaryFirst': {
    ko: '먼저 문의 분류를 선택해 주세요',
    en: 'Choose a category first',
    ja: '先に分類を選択してください',
  },
  'form.noOptions': { ko: '선택할 항목이 없습니다', en: 'No options available', ja: '選択できる項目がありません' },

  'form.summary.link_one': {
    ko: '한 곳을 확인해 주세요',
    en: '1 problem to fix',
    ja: '1か所をご確認ください',
  },
  'form.summary.link_other': {
    ko: '{{count}}곳을 확인해 주세요',
    en: '{{count}} problems to fix',
    ja: '{{count}}か所をご確認ください',
  },

  'form.primaryCode.label': { ko: '문의 분류', en: 'Category', ja: 'お問い合わせの分類' },
  'form.bbsArticleTypeDetailCode.label': { ko: '상세 분류', en: 'Subcategory', ja: '詳細分類' },
  'form.noPrimary': { ko: '분류를 선택해 주세요.', en: 'Choose a category.', ja: '分類を選択してください。' },
  'form.noDetail': {
    ko: '상세 분류를 선택해 주세요.',
    en: 'Choose a subcategory.',
    ja: '詳細分類を選択してください。',
  },
  'form.noDetails': {
    ko: '이 분류로는 문의를 보낼 수 없습니다. 다른 분류를 선택해 주세요.',
    en: 'You can’t send an inquiry in this category. Choose another category.',
    ja: 'この分類ではお問い合わせを送信できません。別の分類を選択してください。',
  },
  'form.primaryCode.loadFailed': {
    ko: '문의 분류를 불러오지 못했습니다. 다시 시도해 주세요.',
    en: 'We couldn’t load the categories. Try again.',
    ja: 'お問い合わせの分類を読み込めませんでした。もう一度お試しください。',
  },
  'form.bbsArticleTypeDetailCode.loadFailed': {
    ko: '상세 분류를 불러오지 못했습니다. 다시 시도해 주세요.',
    en: 'We couldn’t load the subcategories. Try again.',
    ja: '詳細分類を読み込めませんでした。もう一度お試しください。',
  },
  'form.template.title': { ko: '작성 안내', en: 'What to include', ja: 'ご記入いただきたい内容' },

  'form.category.hint': {
    ko: '상품 이름이나 증상으로 찾아보세요.',
    en: 'Search by product or symptom.',
    ja: 'サービス名や症状で検索できます。',
  },
  'form.category.all': { ko: '전체 분류 보기', en: 'Show all categories', ja: 'すべての分類を表示' },
  'form.category.notInList': {
    ko: '알맞은 분류가 없으면 가장 가까운 상품을 선택하고 내용에 적어 주세요.',
    en: 'If no category fits, choose the closest product and describe the problem in the text.',
    ja: '当てはまる分類がない場合は、最も近いサービスを選択し、内容欄にご記入ください。',
  },
  'form.category.search': { ko: '분류 찾기', en: 'Search categories', ja: '分類を検索' },

  'form.scale.label': { ko: '규모', en: 'Number of servers or users', ja: '規模' },
  'form.scale.hint': {
    ko: '사용할 서버 수나 이용자 수를 숫자로 입력해 주세요.',
    en: 'Enter the planned number of servers or users.',
    ja: '予定しているサーバー数または利用者数を数字で入力してください。',
  },
  'form.scaleError': {
    ko: '규모는 숫자로 {{max}}자리까지 입력해 주세요.',
    en: 'Enter a number of up to {{max}} digits.',
    ja: '規模は{{max}}桁までの数字で入力してください。',
  },
  'form.naverWorksAccount.label': { ko: 'Work Suite 계정', en: 'Work Suite account', ja: 'Work Suiteアカウント' },
  'form.naverWorksAccount.hint': {
    ko: '관리자 계정을 입력해 주세요. 예: admin@example',
    en: 'Enter the administrator account, for example admin@example.',
    ja: '管理者アカウントを入力してください。例：admin@example',
  },
  'form.noWorksAccount': {
    ko: 'Work Suite 계정을 입력해 주세요.',
    en: 'Enter your Work Suite account.',
    ja: 'Work Suiteアカウントを入力してください。',
  },
  'form.isEmergency.label': { ko: '지원 유형', en: 'Support type', ja: 'サポートの種類' },
  'form.isEmergency.emerg': {
    ko: '긴급 지원: 서비스가 멈췄습니다',
    en: 'Emergency: my service is down',
    ja: '緊急サポート：サービスが停止しています',
  },
  'form.isEmergency.emergHint': {
    ko: '24시간 접수하며, 30분 안에 담당자가 연락드립니다.',
    en: 'We contact you within 30 minutes, 24 hours a day.',
    ja: '24時間受け付け、30分以内に担当者がご連絡します。',
  },
  'form.isEmergency.comm': {
    ko: '일반 지원: 서비스는 이용할 수 있습니다',
    en: 'Standard: my service is still running',
    ja: '通常サポート：サービスは利用できます',
  },
  'form.noEmergency': {
    ko: '지원 유형을 선택해 주세요.',
    en: 'Choose a support type.',
    ja: 'サポートの種類を選択してください。',
  },

  'form.corpName.label': { ko: '회사명', en: 'Company name', ja: '会社名' },
  'form.noCorpName': {
    ko: '회사명을 입력해 주세요.',
    en: 'Enter your company name.',
    ja: '会社名を入力してください。',
  },
  'form.corpNameLimit': {
    ko: '회사명은 {{max}}자까지 입력할 수 있습니다.',
    en: 'Company name must be {{max}} characters or fewer.',
    ja: '会社名は{{max}}文字以内で入力してください。',
  },
  'form.departmentName.label': { ko: '부서', en: 'Department', ja: '部署' },
  'form.levelName.label': { ko: '직급', en: 'Job title', ja: '役職' },

  'form.inquiryPersonName.label': { ko: '이름', en: 'Name', ja: 'お名前' },
  'form.emailAddress.label': { ko: '이메일', en: 'Email', ja: 'メールアドレス' },
  'form.emailAddress.hint': {
    ko: '답변을 이 주소로 보내 드립니다.',
    en: 'We will send our reply to this address.',
    ja: 'このアドレスにご回答をお送りします。',
  },
  'form.emailAddress.known': {
    ko: '로그인한 계정의 이메일이며, 여기에서는 바꿀 수 없습니다.',
    en: 'This is your account email. You can’t change it here.',
    ja: 'ログイン中のアカウントのメールアドレスです。ここでは変更できません。',
  },
  'form.emailAddress.knownLong': {
    ko: '로그인한 계정의 이메일이 {{max}}자를 넘어 문의에 사용할 수 없습니다. 바꾸는 방법은 회원 정보 관리에서 확인해 주세요.',
    en: 'Your account email is longer than {{max}} characters, so you can’t use it here. See how to change it in your account settings.',
    ja: 'ログイン中のアカウントのメールアドレスは{{max}}文字を超えているため、ここでは使用できません。変更方法は会員情報管理でご確認ください。',
  },
  'form.emailAddress.knownLongSub': {
    ko: '로그인한 계정의 이메일이 {{max}}자를 넘어 문의에 사용할 수 없습니다. 메인 계정 관리자에게 변경을 요청해 주세요.',
    en: 'Your account email is longer than {{max}} characters, so you can’t use it here. Ask the administrator of your main account to change it.',
    ja: 'ログイン中のアカウントのメールアドレスは{{max}}文字を超えているため、ここでは使用できません。メインアカウントの管理者に変更をご依頼ください。',
  },
  'form.emailCheck': {
    ko: '올바른 이메일 주소를 {{max}}자까지 입력해 주세요. 예: name@example.com',
    en: 'Enter a valid email address of up to {{max}} characters, for example name@example.com.',
    ja: '正しいメールアドレスを{{max}}文字以内で入力してください。例：name@example.com',
  },

  'form.email.noAt': { ko: '@가 없습니다.', en: 'The @ is missing.', ja: '@がありません。' },
  'form.email.twoAt': { ko: '@가 두 개 이상 있습니다.', en: 'There is more than one @.', ja: '@が2つ以上あります。' },
  'form.email.several': {
    ko: '이메일 주소는 하나만 입력할 수 있습니다.',
    en: 'You can enter only one address.',
    ja: 'メールアドレスは1つだけ入力できます。',
  },
  'form.email.noName': {
    ko: '@ 앞부분이 비어 있습니다.',
    en: 'The part before the @ is missing.',
    ja: '@の前が空です。',
  },
  'form.email.space': {
    ko: '주소에 공백이 있습니다.',
    en: 'The address contains a space.',
    ja: 'アドレスに空白が含まれています。',
  },
  'form.email.domain': {
    ko: '@ 뒤의 도메인이 올바르지 않습니다.',
    en: 'The domain after the @ is not valid.',
    ja: '@の後ろのドメインが正しくありません。',
  },
  'form.email.characters': {
    ko: '사용할 수 없는 문자가 있습니다: {{characters}}',
    en: 'These characters are not allowed: {{characters}}',
    ja: '使用できない文字が含まれています：{{characters}}',
  },
  'form.email.long': {
    ko: '입력한 주소는 {{length}}자입니다.',
    en: 'The address has {{length}} characters.',
    ja: '入力したアドレスは{{length}}文字です。',
  },

  'form.noEmail': {
    ko: '이메일 주소를 입력해 주세요.',
    en: 'Enter your email address.',
    ja: 'メールアドレスを入力してください。',
  },

  'form.cellphoneNo.label': { ko: '휴대전화 번호', en: 'Mobile number', ja: '携帯電話番号' },
  'form.cellphoneNo.hint': {
    ko: '하이픈(-) 없이 숫자만 입력해 주세요.',
    en: 'Enter digits only, without hyphens.',
    ja: 'ハイフン（-）なしで、数字だけを入力してください。',
  },
  'form.cellphoneNo.example': { ko: '예: {{example}}', en: 'Example: {{example}}', ja: '例：{{example}}' },
  'form.cellphoneNo.reading': {
    ko: '입력한 번호: {{number}}',
    en: 'Your number: {{number}}',
    ja: '入力した番号：{{number}}',
  },
  'form.country.label': { ko: '국가 번호', en: 'Country code', ja: '国番号' },
  'form.country.search': {
    ko: '국가 이름이나 번호로 찾기',
    en: 'Search by country or country code',
    ja: '国名または国番号で検索',
  },
  'form.country.noMatch': {
    ko: '일치하는 국가가 없습니다.',
    en: 'No matching countries.',
    ja: '一致する国がありません。',
  },
  'form.country.found': {
    ko: '선택할 수 있는 국가 {{count}}개',
    en: 'Countries: {{count}}',
    ja: '選択できる国：{{count}}件',
  },
  'form.country.frequent': { ko: '자주 찾는 국가', en: 'Frequently chosen', ja: 'よく選ばれる国' },
  'form.country.others': { ko: '다른 국가', en: 'Other countries', ja: 'その他の国' },
  'form.country.loadFailed': {
    ko: '국가 목록을 불러오지 못했습니다. 다시 시도해 주세요.',
    en: 'We couldn’t load the list of countries. Try again.',
    ja: '国の一覧を読み込めませんでした。もう一度お試しください。',
  },
  'form.noPhone': {
    ko: '휴대전화 번호를 입력해 주세요.',
    en: 'Enter your mobile number.',
    ja: '携帯電話番号を入力してください。',
  },
  'form.phoneCheck': {
    ko: '선택한 국가의 올바른 전화번호를 입력해 주세요.',
    en: 'Enter a phone number that is valid for the selected country.',
    ja: '選択した国で有効な電話番号を入力してください。',
  },

  'form.phoneOtherCountry': {
    ko: '다른 국가의 전화번호입니다. 국가 번호를 바꾸거나 전화번호를 고쳐 주세요.',
    en: 'This is a phone number of another country. Change the country code or correct the number.',
    ja: '別の国の電話番号です。国番号を変更するか、電話番号を修正してください。',
  },
  'form.country.change': {
    ko: '국가 번호 변경: {{country}}',
    en: 'Change to {{country}}',
    ja: '{{country}}に変更',
  },

  'form.title.label': { ko: '제목', en: 'Subject', ja: '件名' },
  'form.noTitle': { ko: '제목을 입력해 주세요.', en: 'Enter a subject.', ja: '件名を入力してください。' },
  'form.content.label': { ko: '내용', en: 'Message', ja: 'お問い合わせ内容' },
  'form.noContent': {
    ko: '내용을 입력해 주세요.',
    en: 'Enter your message.',
    ja: 'お問い合わせ内容を入力してください。',
  },
  'form.contentLimit': {
    ko: '내용은 {{max}}자까지 입력할 수 있습니다.',
    en: 'Your message must be {{max}} characters or fewer.',
    ja: 'お問い合わせ内容は{{max}}文字以内で入力してください。',
  },
  'form.content.count': {
    ko: '{{typed}} / {{limit}}자',
    en: '{{typed}} / {{limit}} characters',
    ja: '{{typed}} / {{limit}}文字',
  },
  'form.content.left': {
    ko: '{{left}}자 더 입력할 수 있습니다.',
    en: 'Characters left: {{left}}',
    ja: 'あと{{left}}文字入力できます。',
  },
  'form.content.over': {
    ko: '{{over}}자를 초과했습니다.',
    en: 'Characters over the limit: {{over}}',
    ja: '{{over}}文字超えています。',
  },

  'form.attachFile.label': { ko: '첨부 파일', en: 'Attachments', ja: '添付ファイル' },
  'form.attachFile.hint': {
    ko: '최대 {{max}}개, 파일마다 {{megabytes}}MB까지 첨부할 수 있습니다. 형식: {{extensions}}',
    en: 'Up to {{max}} files, {{megabytes}} MB each. Types: {{extensions}}',
    ja: '最大{{max}}個、1個につき{{megabytes}}MBまで添付できます。形式：{{extensions}}',
  },
  'form.attachFile.add': { ko: '파일 선택', en: 'Choose files', ja: 'ファイルを選択' },
  'form.attachFile.drop': {
    ko: '또는 이곳에 파일을 끌어다 놓아 주세요.',
    en: 'or drag them here.',
    ja: 'または、ここにファイルをドラッグしてください。',
  },
  'form.attachFile.count': {
    ko: '{{limit}}개 중 {{count}}개 첨부',
    en: '{{count}} of {{limit}} files attached',
    ja: '{{limit}}個中{{count}}個を添付済み',
  },
  'form.attachFile.list': { ko: '첨부한 파일', en: 'Attached files', ja: '添付したファイル' },
  'form.attachFile.remove': { ko: '{{name}} 삭제', en: 'Remove {{name}}', ja: '{{name}}を削除' },
  'form.attachFile.removeShort': { ko: '삭제', en: 'Remove', ja: '削除' },
  'form.attachFile.added': { ko: '{{name}} 첨부됨', en: '{{name}} attached', ja: '{{name}}を添付しました' },
  'form.attachFile.removed': { ko: '{{name}} 삭제됨', en: '{{name}} removed', ja: '{{name}}を削除しました' },
  'form.fileDuplicate': {
    ko: '같은 이름의 파일이 이미 첨부되어 있어 건너뛰었습니다: {{names}}. 다른 파일이라면 이름을 바꿔 다시 첨부해 주세요.',
    en: 'Skipped because a file with the same name is already attached: {{names}}. If it’s a different file, rename it and attach it again.',
    ja: '同じ名前のファイルがすでに添付されているため、追加しませんでした：{{names}}。別のファイルの場合は、名前を変えてもう一度添付してください。',
  },
  'form.fileNumbLimit': {
    ko: '파일은 {{max}}개까지 첨부할 수 있습니다. 첨부하지 못한 파일: {{names}}',
    en: 'You can attach up to {{max}} files. Not attached: {{names}}',
    ja: '添付できるファイルは{{max}}個までです。添付できなかったファイル：{{names}}',
  },
  'form.fileExtDisallowed': {
    ko: '첨부할 수 없는 형식의 파일입니다: {{names}}. 첨부할 수 있는 형식: {{extensions}}',
    en: 'File type not allowed: {{names}}. Allowed types: {{extensions}}',
    ja: '添付できない形式のファイルです：{{names}}。添付できる形式：{{extensions}}',
  },
  'form.fileSizeLimit10MB': {
    ko: '{{megabytes}}MB를 넘는 파일은 첨부할 수 없습니다: {{names}}. 크기를 줄여 다시 첨부해 주세요.',
    en: 'Files over {{megabytes}} MB can’t be attached: {{names}}. Make them smaller or choose others.',
    ja: '{{megabytes}}MBを超えるファイルは添付できません：{{names}}。サイズを小さくして、もう一度添付してください。',
  },
  'form.fileUnreadable': {
    ko: '읽을 수 없는 파일입니다: {{names}}. 파일이 삭제되었는지, 다른 프로그램에서 저장하고 있는지, 폴더인지 확인한 뒤 다시 첨부해 주세요.',
    en: 'These files can’t be read: {{names}}. Check that they still exist, are not being saved by another program and are not folders, and attach them again.',
    ja: 'ファイルを読み取れません：{{names}}。削除されていないか、ほかのプログラムが保存中でないか、フォルダーでないかを確認して、もう一度添付してください。',
  },
  'form.characterError': {
    ko: '파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다: {{names}}. 이름을 바꿔 다시 첨부해 주세요.',
    en: 'These file names are too long or contain characters that are not allowed: {{names}}. Rename the files and attach them again.',
    ja: 'ファイル名に使用できない文字が含まれているか、名前が長すぎます：{{names}}。名前を変更してもう一度添付してください。',
  },

  'form.isPartnerSharingAgreement.label': {
    ko: '파트너와 공유',
    en: 'Sharing with your partner',
    ja: 'パートナーとの共有',
  },
  'form.isPartnerSharingAgreement.hint': {
    ko: '공유하면 담당 파트너가 이 문의와 답변을 함께 볼 수 있습니다.',
    en: 'If you share it, your partner can see this inquiry and our reply.',
    ja: '共有すると、担当パートナーもこのお問い合わせと回答を確認できます。',
  },
  'form.isPartnerSharingAgreement.share': { ko: '공유합니다', en: 'Share', ja: '共有する' },
  'form.isPartnerSharingAgreement.not_share': { ko: '공유하지 않습니다', en: 'Do not share', ja: '共有しない' },
  'form.noPartnerSharing': {
    ko: '파트너와의 공유 여부를 선택해 주세요.',
    en: 'Choose whether to share this with your partner.',
    ja: 'パートナーと共有するかどうかを選択してください。',
  },
  'form.partnerAgree.label': { ko: '공유 내용에 대한 동의', en: 'Consent to sharing', ja: '共有内容への同意' },
  'form.partnerAgree.agree': { ko: '동의합니다', en: 'I agree', ja: '同意します' },
  'form.partnerAgree.not_agree': { ko: '동의하지 않습니다', en: 'I do not agree', ja: '同意しません' },
  'form.noPartnerAgree': {
    ko: '공유 동의 여부를 선택해 주세요.',
    en: 'Choose whether you consent to sharing.',
    ja: '共有に同意するかどうかを選択してください。',
  },
  'form.noCheck.title': { ko: '동의가 필요합니다', en: 'Consent required', ja: '同意が必要です' },
  'form.thirdPartyConsent.label': {
    ko: '솔루션 이관을 위해 개인정보를 제3자에게 제공하는 데 동의합니다.',
    en: 'I consent to my personal information being shared with third parties for the solution transfer.',
    ja: 'ソリューションの移管のため、個人情報を第三者に提供することに同意します。',
  },
  'form.salesThirdPartyConsent.label': {
    ko: '영업 상담을 위해 개인정보를 제3자에게 제공하는 데 동의합니다.',
    en: 'I consent to my personal information being shared with third parties for the sales consultation.',
    ja: '営業相談のため、個人情報を第三者に提供することに同意します。',
  },
  'form.noCheck': {
    ko: '필수 항목에 동의해 주세요.',
    en: 'Agree to the required terms.',
    ja: '必須項目に同意してください。',
  },
  'form.noCheck.others_one': {
    ko: '그 밖에도 확인할 항목이 1개 더 있습니다.',
    en: 'There is also 1 other problem to fix.',
    ja: 'ほかにも1か所の誤りがあります。あわせてご確認ください。',
  },
  'form.noCheck.others_other': {
    ko: '그 밖에도 확인할 항목이 {{count}}개 더 있습니다.',
    en: 'There are also {{count}} other problems to fix.',
    ja: 'ほかにも{{count}}か所の誤りがあります。あわせてご確認ください。',
  },
  'form.isAgreeRecvMarketing.label': {
    ko: '마케팅 정보 수신에 동의합니다.',
    en: 'I agree to receive marketing information.',
    ja: 'マーケティング情報の受信に同意します。',
  },
  'form.privacy.title': {
    ko: '개인정보 수집·이용 안내',
    en: 'How we use your personal information',
    ja: '個人情報の取り扱いについて',
  },
  'form.privacy.collected': { ko: '수집 항목', en: 'What we collect', ja: '取得する項目' },
  'form.privacy.collectedFor': {
    ko: '이메일 주소, 휴대전화 번호, 문의 내용. 입력하신 경우 이름과 첨부 파일',
    en: 'Email address, mobile number and your inquiry; name and attachments if you provide them',
    ja: 'メールアドレス、携帯電話番号、お問い合わせ内容。ご入力いただいた場合は氏名、添付ファイル',
  },
  'form.privacy.collectedForSales': {
    ko: '회사명, 이메일 주소, 휴대전화 번호, 문의 내용. 입력하신 경우 이름, 부서, 직급, 첨부 파일',
    en: 'Company name, email address, mobile number and your inquiry; name, department, job title and attachments if you provide them',
    ja: '会社名、メールアドレス、携帯電話番号、お問い合わせ内容。ご入力いただいた場合は氏名、部署、役職、添付ファイル',
  },
  'form.privacy.purpose': { ko: '이용 목적', en: 'Why', ja: '利用目的' },
  'form.privacy.purposeOf': {
    ko: '문의 확인과 답변',
    en: 'To review and answer your inquiry',
    ja: 'お問い合わせの確認と回答',
  },
  'form.privacy.period': { ko: '보유 기간', en: 'How long we keep it', ja: '保有期間' },
  'form.privacy.periodOf': { ko: '답변한 날부터 3년', en: '3 years from our answer', ja: '回答日から3年間' },
  'form.terms.read': { ko: '동의 내용 보기', en: 'Read the terms', ja: '同意内容を見る' },
})
