/**
 * What customers call the matter of a category, by its code or that of a group above it. The searchable list finds the category
 * by these words too. They are no texts of the page, so all languages stand together.
 */
const words: { readonly [code: string]: string } = {
  O2O_CP_001: '인스턴스 가상머신 vm instance virtual machine インスタンス 仮想マシン',
  O2O_CP_012:
    'ssh rdp 원격 로그인 pem 키페어 비밀번호 remote login sign in key pair password リモート ログイン 鍵 パスワード',
  O2O_CP_013: '복제 백업 복구 clone backup restore クローン バックアップ 復元',
  O2O_CP_004: '자동 확장 스케일 scaling スケール 自動拡張',
  O2O_CP_005: '서버리스 serverless サーバーレス',
  O2O_CP_006: 'k8s 쿠버네티스 컨테이너 도커 docker container コンテナ クーバネティス',
  O2O_ST_001: 's3 버킷 파일 저장 bucket file バケット ファイル',
  O2O_ST_002: '디스크 볼륨 용량 disk volume ssd ディスク ボリューム 容量',
  O2O_ST_003: 'nfs 파일 공유 마운트 file share mount ファイル共有 マウント',
  O2O_NW_001: 'vpc 공인 ip public ip パブリックip',
  O2O_NW_012: '방화벽 포트 차단 firewall port security group ファイアウォール ポート 遮断',
  O2O_NW_002: 'lb l4 l7 로드밸런서 부하 분산 ロードバランサー 負荷分散',
  O2O_NW_004: '도메인 네임서버 domain name server ドメイン',
  O2O_NW_007: '전용선 dedicated line 専用線',
  O2O_DB: 'sql 디비 db データベース',
  O2O_SC_003: 'kms 암호화 encryption 暗号化',
  O2O_SC_004: 'ssl tls https 인증서 証明書',
  O2O_BI_003: '메일 문자 알림톡 email text message メール ショートメッセージ',
  O2O_MG_001: '권한 iam 사용자 추가 permission user 権限 ユーザー',
  O2O_MG_005: '비용 요금 cost 料金 費用',
  O2O_MG_006: '이전 이관 move 移管',
  TRBL_CP_001: '인스턴스 가상머신 vm instance virtual machine インスタンス 仮想マシン',
  TRBL_CP_011:
    'ssh rdp 원격 로그인 연결 안 됨 타임아웃 remote login timeout リモート ログイン つながらない タイムアウト',
  TRBL_CP_012: '느림 느려 cpu 메모리 memory 遅い メモリ',
  TRBL_CP_013: '재부팅 다운 꺼짐 reboot crash down 再起動 ダウン',
  TRBL_NW_011: '끊김 핑 연결 disconnect ping unreachable 切断 つながらない',
  TRBL_DB: 'sql 디비 db データベース',
  TRBL_SC_001: '해킹 랜섬웨어 hack malware ransomware ハッキング ウイルス',
  TRBL_SC_003: 'ssl tls https 만료 expired 期限切れ',
  TRBL_PT_001: '접속 비밀번호 sign in login password サインイン パスワード',
}

/** The words for a category from the codes of its levels. */
export const wordsOf = (codes: readonly string[]): string => codes.map((code) => words[code] ?? '').join(' ')
