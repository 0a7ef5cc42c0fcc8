package org.bowsprit.bow.internal.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.bowsprit.bow.declaration.Properties;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.Value;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.name.Constants;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;

/** Converts settings to properties. Constants become numbers; other words stay the same. */
final class SettingReader {

  private final NameTable names;
  private final Constants constants;
  private final Diagnostics diagnostics;

  SettingReader(NameTable names, Constants constants, Diagnostics diagnostics) {
    this.names = names;
    this.constants = constants;
    this.diagnostics = diagnostics;
  }

  Properties properties(List<Declaration.Setting> settings, String room) {
    List<Property> properties = new ArrayList<>();
    for (Declaration.Setting setting : settings) {
      List<Value> values = new ArrayList<>();
      setting.values().forEach(each -> values.add(value(setting.name(), each, room)));
      Span span = setting.name().span();
      properties.add(
          new Property(
              setting.name().text(), values, span.position(), span.source().line(span.start())));
    }
    return new Properties(properties);
  }

  /**
   * Returns whether the name of a setting is the kind of a symbol. The value of such a setting is
   * the name of a symbol.
   */
  private static boolean isOfKind(Token setting, DeclaredSymbol symbol) {
    return setting.text().equals(symbol.kind().name().toLowerCase(Locale.ROOT));
  }

  private Value value(Token setting, Expression expression, String room) {
    if (expression instanceof Expression.Quoted quoted) {
      String text = quoted.versions().get(0).text();
      return new Value.Text(text.length() < 2 ? "" : text.substring(1, text.length() - 1));
    }
    if (expression instanceof Expression.Name name) {
      DeclaredSymbol symbol = name.room().isEmpty() ? names.find(name.name(), room) : null;
      if (symbol != null && isOfKind(setting, symbol)) {
        names.uses().add(name.span(), symbol);
      }
      if (symbol == null || symbol.kind() != SymbolKind.CONSTANT || symbol.declaration() == null) {
        return new Value.Word(name.qualifiedName());
      }
    }
    OptionalInt value = constants.value(expression, room);
    if (value.isEmpty()) {
      diagnostics.add(
          expression.span().error("expected a number, a text or a word that is known beforehand"));
    }
    return new Value.WholeNumber(value.orElse(0));
  }
}
