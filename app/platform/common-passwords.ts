/** From published lists of leaked passwords with eight or more characters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd p@ssw0rd1
  pa$$word pa$$w0rd mypassword passwort password! password1! 12345678 123456789 1234567890
  12345678910 123123123 1234512345 12341234 11223344 112233445566 87654321 987654321 0987654321
  9876543210 147258369 123654789 789456123 159357456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 zaq12wsx q1w2e3r4 q1w2e3r4t5 qwerty12 qwerty123 qwerty1234 qwerty12345
  qwertyui qwertyuiop qwertyuiop123 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234
  abc12345 abc123456 abcdefgh abcdefg1 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678
  1234qwer qwer1234 123qweasd qweasdzxc asdasdasd qweqweqwe iloveyou iloveyou1 iloveyou2 iloveyou!
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  superman1 batman123 starwars trustno1 whatever letmein1 letmein123 letmein! welcome1 welcome123
  welcome! michelle jennifer jonathan computer internet samsung1 liverpool chocolate butterfly
  dragon123 monkey123 charlie1 master123 admin123 admin1234 administrator changeme changeme1
  test1234 testtest google123 pokemon1 minecraft fuckyou1 cheese123 summer2024 summer2025 summer2026
  spring2025 winter2025 puppylove dogsrule ilovedogs ilovecats ilovemydog ilovemycat`.split(/\s+/),
);
