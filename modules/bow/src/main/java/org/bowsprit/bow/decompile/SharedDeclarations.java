package org.bowsprit.bow.decompile;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.internal.decompile.ChoiceNumbers;
import org.bowsprit.bow.internal.decompile.GameCode;
import org.bowsprit.bow.internal.decompile.SharedInformation;
import org.bowsprit.bytes.Bytes;

/**
 * The declarations of a game on which its statements depend: {@code languages} and {@code choices}.
 * They allow the decompiler to restore dialogues and texts in several languages.
 */
public final class SharedDeclarations {

  /** The declarations of a game without {@code languages} and {@code choices}. */
  public static final SharedDeclarations NONE = new SharedDeclarations(SharedInformation.NONE);

  private final SharedInformation shared;

  private SharedDeclarations(SharedInformation shared) {
    this.shared = shared;
  }

  /**
   * Returns declarations with languages.
   *
   * @param names the names of the languages
   * @param variable the number of the variable that contains the language
   */
  public SharedDeclarations withLanguages(List<String> names, int variable) {
    return new SharedDeclarations(shared.withLanguages(names, variable));
  }

  /**
   * Returns declarations with information from all code of the game: how global scripts with known
   * parameters are called, and which bits are used by only one line of a choice.
   *
   * @param parameters the number of parameters of each script, by script number
   * @param scripts the code of all global scripts
   * @param others all other code of the game
   */
  public SharedDeclarations withCode(
      Map<Integer, Integer> parameters, Map<Integer, Bytes> scripts, List<Bytes> others) {
    GameCode game = new GameCode();
    scripts.forEach((script, code) -> game.addScript(script, code.toArray()));
    others.forEach(code -> game.addCode(code.toArray()));
    return new SharedDeclarations(shared.withCode(game, parameters));
  }

  /**
   * Returns declarations with the style and the numbers of the first choice in some code. If the
   * compiler would not add the same script for choices as the game contains, returns these
   * declarations without a change.
   *
   * @param scripts the function that returns the code of the global script with a number
   */
  public SharedDeclarations withChoicesOf(Bytes code, IntFunction<Optional<Bytes>> scripts) {
    SharedDeclarations declarations = new SharedDeclarations(shared.withChoicesOf(code.toArray()));
    boolean isAdded =
        declarations.choiceInputScript().isPresent()
            && declarations
                .compileScript(declarations.choiceInputScript().getAsInt())
                .equals(scripts.apply(declarations.choiceInputScript().getAsInt()));
    return isAdded ? declarations : this;
  }

  /** Returns the code of a script that the compiler adds for these declarations. */
  private Optional<Bytes> compileScript(int script) {
    SourceText source = new SourceText("", String.join("\n", lines()));
    return new ScriptCompiler()
        .compile(List.of(source)).game().stream()
            .flatMap(game -> game.scripts().stream())
            .filter(each -> each.number() == script)
            .map(ScriptDeclaration::code)
            .findFirst();
  }

  /** Returns the number of the script that the compiler adds for choices; empty without choices. */
  public OptionalInt choiceInputScript() {
    return shared.choices().stream().mapToInt(ChoiceNumbers::inputScript).findFirst();
  }

  /** Returns the declarations. Each is one line of a source. */
  public List<String> lines() {
    return shared.declarations();
  }

  SharedInformation shared() {
    return shared;
  }
}
