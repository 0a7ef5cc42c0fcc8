package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.source.Lexer;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that formatting gives sources a uniform layout and does not change their code. */
class SourceFormatterTest {

  private static final int MUTATION_COUNT = 40;
  private static final Path GAMES_FOLDER = Path.of("../../games");
  private static final Path TEMPLATES_FOLDER =
      Path.of("../kit/src/main/resources/org/bowsprit/kit/game");
  private static final Path EXAMPLES_FOLDER = Path.of("src/test/resources/language/good");

  /** Returns folders, whose scripts are compiled together, and single scripts. */
  static Stream<Path> sources() throws IOException {
    try (Stream<Path> examples = Files.list(EXAMPLES_FOLDER)) {
      List<Path> paths = new ArrayList<>(examples.filter(SourceFormatterTest::isScript).toList());
      paths.add(GAMES_FOLDER.resolve("gannet-rock/sources"));
      paths.add(GAMES_FOLDER.resolve("witness/sources"));
      paths.add(TEMPLATES_FOLDER.resolve("starter"));
      paths.add(TEMPLATES_FOLDER.resolve("adventure"));
      paths.add(TEMPLATES_FOLDER.resolve("dialogue"));
      return paths.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  void aFormattedSourceCompilesToTheSameBytes(Path path) throws IOException {
    List<SourceText> sources = read(path);
    List<SourceText> formatted =
        sources.stream().map(each -> new SourceText(each.path(), format(each.text()))).toList();

    assertThat(code(formatted)).isNotEmpty().isEqualTo(code(sources));
  }

  @ParameterizedTest
  @MethodSource("sources")
  void formattingKeepsTheTokensAndIsIdempotent(Path path) throws IOException {
    List<SourceText> sources = read(path);
    for (int seed = 0; seed < MUTATION_COUNT; seed++) {
      Random random = new Random(seed);
      SourceText source = sources.get(random.nextInt(sources.size()));
      String changedText = withChangedWhiteSpace(source.text(), random);

      String formatted = format(changedText);

      String description = source.path() + ", seed " + seed;
      assertThat(tokens(formatted))
          .as("the tokens of %s", description)
          .isEqualTo(tokens(changedText));
      assertThat(format(formatted)).as("%s, formatted twice", description).isEqualTo(formatted);
    }
  }

  @Test
  void spacesArePlacedAroundOperatorsAndAfterCommas() {
    assertThat(
            format(
                """
                use interface nine - verbs
                var a,b [8]@ 3
                script s( x,y ){
                a=-1+b[ x ]*( y-2 );b[0] ++
                if !( a==1||not (y<2) )&&x is[Way ,!Shut]{ walk ego to -8,y ; return }
                a=x?-1:y
                  wren : "Hi"|"Hallo"
                case x{1 .. 3->stop ( s )}
                }
                """))
        .isEqualTo(
            """
            use interface nine-verbs
            var a, b[8] @ 3
            script s(x, y) {
              a = -1 + b[x] * (y - 2)
              b[0]++
              if !(a == 1 || not (y < 2)) && x is [Way, !Shut] { walk ego to -8, y; return }
              a = x ? -1 : y
              wren: "Hi" | "Hallo"
              case x { 1..3 -> stop(s) }
            }
            """);
  }

  @Test
  void aLineEndsAfterEachBraceOfAMultiLineBlock() {
    assertThat(
            format(
                """
                room r { object o { name "o"; at 0,
                8; size 8, 8 }
                entry { if a { b() }
                else { c()
                d(); }


                if a {
                  b()
                }
                else if c { d() } }}
                """))
        .isEqualTo(
            """
            room r {
              object o {
                name "o"; at 0,
                    8; size 8, 8
              }
              entry {
                if a { b() }
                else {
                  c()
                  d()
                }

                if a {
                  b()
                } else if c { d() }
              }
            }
            """);
  }

  @Test
  void commentsAfterCodeStayAligned() {
    assertThat(
            format(
                """
                const A=1    // one
                const BB=2   // two
                // alone
                var c;// near
                /* a
                     b */ script s {   // here
                    // inside
                }
                """))
        .isEqualTo(
            """
            const A = 1    // one
            const BB = 2   // two
            // alone
            var c // near
            /* a
                 b */ script s {   // here
              // inside
            }
            """);
  }

  @Test
  void assemblerStatementsAreUnchanged() {
    String source = "script s {\n  asm {\n      a:  goto( a ) ;x\n   }\n}\n";

    assertThat(format(source)).isEqualTo(source);
  }

  @Test
  void aSourceWithSyntaxErrorsIsNotFormatted() {
    SourceFormatter.FormattingResult result =
        SourceFormatter.format(new SourceText("game.bow", "script s { a = = 1 }\n"));

    assertThat(result.text()).isEmpty();
    assertThat(result.errors()).hasSize(1);
  }

  private static boolean isScript(Path file) {
    return file.toString().endsWith(".bow");
  }

  private static List<SourceText> read(Path path) throws IOException {
    List<SourceText> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.filter(SourceFormatterTest::isScript).sorted().toList()) {
        sources.add(new SourceText(path.relativize(file).toString(), Files.readString(file)));
      }
    }
    return sources;
  }

  private static String format(String text) {
    SourceFormatter.FormattingResult result = SourceFormatter.format(new SourceText("s.bow", text));
    return result.text().orElseThrow(() -> new AssertionError(result.errors() + text));
  }

  /** Adds white space between tokens without changing the tokens. */
  private static String withChangedWhiteSpace(String text, Random random) {
    StringBuilder changedText = new StringBuilder();
    int previousEnd = 0;
    for (Token token : Lexer.tokens(new Source("s.bow", text), new Diagnostics())) {
      int start = token.span().start();
      String gap = text.substring(Math.min(previousEnd, start), start);
      boolean isChanged = random.nextInt(8) == 0 && gap.indexOf('/') < 0;
      changedText.append(isChanged ? changedGap(gap, random) : gap).append(token.span().text());
      previousEnd = Math.max(previousEnd, token.span().end());
    }
    return changedText.toString();
  }

  private static String changedGap(String gap, Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> gap + "  ";
      case 1 -> gap.contains(" ") ? gap + "\t " : gap;
      default -> gap.replace("\n", "\r\n\n\n");
    };
  }

  /**
   * Returns the tokens without the ends of statements that formatting may add or remove: repeated
   * ends, and ends next to a brace.
   */
  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    for (Token each : Lexer.tokens(new Source("s.bow", text), new Diagnostics())) {
      boolean isEnd = each.kind() == TokenKind.NEWLINE;
      String tokenText = isEnd ? "end" : each.kind() + " " + each.text();
      boolean isBrace = each.isSign("}") && !tokens.isEmpty();
      if (isBrace && tokens.get(tokens.size() - 1).equals("end")) {
        tokens.remove(tokens.size() - 1);
      }
      boolean isRedundant =
          !tokens.isEmpty() && tokens.get(tokens.size() - 1).matches("end|SIGN [{]");
      if (!isEnd || !isRedundant) {
        tokens.add(tokenText);
      }
    }
    return tokens;
  }

  private static List<Bytes> code(List<SourceText> sources) {
    Compilation compilation = new ScriptCompiler().compile(sources);
    assertThat(compilation.errors()).isEmpty();
    GameDeclaration game = compilation.game().orElseThrow();
    List<Bytes> code = new ArrayList<>();
    game.scripts().forEach(each -> code.add(each.code()));
    game.rooms()
        .forEach(
            room -> {
              code.add(room.entry());
              code.add(room.exit());
              room.scripts().forEach(each -> code.add(each.code()));
              room.objects().forEach(each -> code.add(each.verbs().script().code()));
            });
    return code;
  }
}
