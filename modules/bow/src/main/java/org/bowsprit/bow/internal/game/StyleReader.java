package org.bowsprit.bow.internal.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.code.ChoiceStyle;
import org.bowsprit.bow.internal.code.GameContext;
import org.bowsprit.bow.internal.code.GlyphTable;
import org.bowsprit.bow.internal.name.Constants;
import org.bowsprit.bow.internal.name.Numbering;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Declaration.Setting;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.symbol.NearestName;

/** Reads declarations that only have settings: {@code choices} and {@code glyph}. */
final class StyleReader {

  private static final String CHOSEN = "chosen";
  private static final String PICK = "pick";

  private static final List<String> SETTINGS =
      List.of(
          "first", "hide", "saveId", "at", "step", "color", "hiColor", "backColor", CHOSEN, PICK);

  private final List<Declaration> declarations;
  private final Constants constants;
  private final Diagnostics diagnostics;

  StyleReader(List<Declaration> declarations, Constants constants, Diagnostics diagnostics) {
    this.declarations = declarations;
    this.constants = constants;
    this.diagnostics = diagnostics;
  }

  /** Returns the style of choices. */
  ChoiceStyle choices() {
    int[] first = numbers("first", ChoiceStyle.DEFAULT.firstVerb());
    int[] hide = numbers("hide", ChoiceStyle.DEFAULT.hideFirst(), ChoiceStyle.DEFAULT.hideLast());
    int[] at = numbers("at", ChoiceStyle.DEFAULT.x(), ChoiceStyle.DEFAULT.y());
    for (Declaration.Settings each : settingsOf("choices")) {
      each.settings().forEach(this::checkKnown);
    }
    return new ChoiceStyle(
        first[0],
        hide[0],
        hide[1],
        numbers("saveId", ChoiceStyle.DEFAULT.saveId())[0],
        at[0],
        at[1],
        numbers("step", ChoiceStyle.DEFAULT.step())[0],
        numbers("color", ChoiceStyle.DEFAULT.color())[0],
        numbers("hiColor", ChoiceStyle.DEFAULT.hiColor())[0],
        numbers("backColor", ChoiceStyle.DEFAULT.backColor())[0]);
  }

  /**
   * Creates the variable and the script that the compiler adds for choices, with the numbers that
   * the sources give.
   */
  void createNumbered(Numbering numbering) {
    setting(CHOSEN)
        .ifPresent(
            each ->
                numbering.createInternal(SymbolKind.VARIABLE, GameContext.CHOSEN_VARIABLE, each));
    setting(PICK)
        .ifPresent(
            each ->
                numbering.createInternal(SymbolKind.SCRIPT, GameContext.CHOICE_INPUT_SCRIPT, each));
  }

  /** Returns the value of a setting of choices. The last setting with the name counts. */
  private Optional<Expression> setting(String name) {
    return settingsOf("choices").stream()
        .flatMap(each -> each.settings().stream())
        .filter(each -> each.name().isWord(name))
        .filter(each -> hasValues(each, 1))
        .map(each -> each.values().get(0))
        .reduce((before, last) -> last);
  }

  /** Returns whether a setting has as many values as it needs; otherwise reports an error. */
  private boolean hasValues(Setting setting, int count) {
    if (setting.values().size() != count) {
      diagnostics.add(setting.name().span().error("expected " + count + " number(s) after this"));
      return false;
    }
    return true;
  }

  private void checkKnown(Setting setting) {
    String name = setting.name().text();
    if (!SETTINGS.contains(name)) {
      diagnostics.add(
          setting
              .name()
              .span()
              .error("no setting is called '" + name + "'" + NearestName.hint(name, SETTINGS)));
    }
  }

  private List<Declaration.Settings> settingsOf(String kind) {
    return declarations.stream()
        .filter(Declaration.Settings.class::isInstance)
        .map(Declaration.Settings.class::cast)
        .filter(each -> each.kind().isWord(kind))
        .toList();
  }

  /** Returns the numbers of a setting of choices, 0 to 240, or the default values. */
  private int[] numbers(String name, int... defaultValues) {
    int[] numbers = defaultValues.clone();
    for (Declaration.Settings each : settingsOf("choices")) {
      for (Setting setting : each.settings()) {
        if (setting.name().isWord(name)) {
          read(setting, numbers);
        }
      }
    }
    return numbers;
  }

  private void read(Setting setting, int[] numbers) {
    if (!hasValues(setting, numbers.length)) {
      return;
    }
    for (int i = 0; i < numbers.length; i++) {
      Expression value = setting.values().get(i);
      OptionalInt number = constants.value(value, "");
      if (number.isEmpty() || number.getAsInt() < 0 || number.getAsInt() > 240) {
        diagnostics.add(value.span().error("expected a number from 0 to 240"));
      } else {
        numbers[i] = number.getAsInt();
      }
    }
  }

  /** Fills the table of glyphs. */
  void declareGlyphs(GlyphTable glyphs) {
    for (Declaration.Settings each : settingsOf("glyph")) {
      for (Setting setting : each.settings()) {
        declareGlyph(setting, glyphs);
      }
    }
  }

  private void declareGlyph(Setting setting, GlyphTable glyphs) {
    List<Expression> values = setting.values();
    boolean hasForm = values.size() == 2 && values.get(0) instanceof Expression.Quoted;
    String text = hasForm ? values.get(0).span().text() : "";
    OptionalInt number = hasForm ? constants.value(values.get(1), "") : OptionalInt.empty();
    int character = text.length() > 2 ? text.codePointAt(1) : 0;
    boolean isSingleCharacter = text.length() == 2 + Character.charCount(character);
    if (!isSingleCharacter
        || number.isEmpty()
        || number.getAsInt() < 1
        || number.getAsInt() > 254) {
      diagnostics.add(
          setting
              .name()
              .span()
              .error("expected one character in double quotes, '@' and a glyph from 1 to 254"));
      return;
    }
    glyphs.declare(character, number.getAsInt());
  }
}
