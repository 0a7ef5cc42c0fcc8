package org.bowsprit.bow.internal.code;

/**
 * The compilers of one unit. They use each other, because statements contain values, and values
 * contain calls.
 */
final class Compilers {

  private final ScriptUnit unit;
  private final TextCompiler texts;
  private final VariableCompiler variables;
  private final ValueCompiler values;
  private final ConditionCompiler conditions;
  private final CallCompiler calls;
  private final ScriptCallCompiler scripts;
  private final StatementCompiler statements;

  Compilers(ScriptUnit unit) {
    this.unit = unit;
    this.texts = new TextCompiler(unit);
    this.variables = new VariableCompiler(this);
    this.values = new ValueCompiler(this);
    this.conditions = new ConditionCompiler(this);
    this.calls = new CallCompiler(this);
    this.scripts = new ScriptCallCompiler(this);
    this.statements = new StatementCompiler(this);
  }

  ScriptUnit unit() {
    return unit;
  }

  TextCompiler texts() {
    return texts;
  }

  VariableCompiler variables() {
    return variables;
  }

  ValueCompiler values() {
    return values;
  }

  ConditionCompiler conditions() {
    return conditions;
  }

  CallCompiler calls() {
    return calls;
  }

  ScriptCallCompiler scripts() {
    return scripts;
  }

  StatementCompiler statements() {
    return statements;
  }
}
