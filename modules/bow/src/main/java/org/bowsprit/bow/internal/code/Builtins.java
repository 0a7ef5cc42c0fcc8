package org.bowsprit.bow.internal.code;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;

/**
 * The operations of the engine by their names in sources. The names are the mnemonics of the
 * instruction definitions, and the labels of sub-operations with a lower-case first letter.
 */
public final class Builtins {

  private static final String RESOURCE_PREFIX = "resource.";

  /**
   * The operations that have no name in sources, because sources write them as operators or
   * statements.
   */
  private static final Set<Op> UNNAMED_OPERATIONS =
      EnumSet.of(
          Op.MOVE,
          Op.ADD,
          Op.SUBTRACT,
          Op.MULTIPLY,
          Op.DIVIDE,
          Op.AND,
          Op.OR,
          Op.INCREMENT,
          Op.DECREMENT,
          Op.SET_BYTE_RANGE,
          Op.SET_WORD_RANGE,
          Op.EXPRESSION,
          Op.OVERRIDE,
          Op.CUTSCENE,
          Op.END_CUTSCENE);

  private static final Map<String, Builtin> BUILTINS_BY_NAME = indexByName();
  private static final Map<String, SubOp> SETTINGS_BY_NAME = settings();

  private Builtins() {}

  /** Returns a built-in by its name; null if there is none. */
  static Builtin find(String name) {
    return BUILTINS_BY_NAME.get(name);
  }

  /** Returns the sub-operation of a family by its name; null if there is none. */
  static SubOp setting(SubFamily family, String name) {
    return SETTINGS_BY_NAME.get(family + " " + name);
  }

  /** Returns the roles of a built-in's operands; empty if there is no such built-in. */
  public static Optional<List<String>> operands(String name) {
    return Optional.ofNullable(find(name)).map(each -> Builtin.roles(each.layout()));
  }

  /** Returns the operands of a built-in's settings by their names. */
  public static Map<String, List<String>> settingsOf(String name) {
    Map<String, List<String>> settings = new TreeMap<>();
    Optional.ofNullable(find(name)).stream()
        .flatMap(each -> each.layout().stream())
        .map(Field::family)
        .filter(Objects::nonNull)
        .forEach(
            family ->
                settingNames(family)
                    .forEach(
                        each -> settings.put(each, Builtin.roles(setting(family, each).layout()))));
    return settings;
  }

  /** Returns the names of all built-ins. */
  public static Collection<String> names() {
    return Collections.unmodifiableSet(BUILTINS_BY_NAME.keySet());
  }

  /** Returns the names of a family's sub-operations. */
  static Collection<String> settingNames(SubFamily family) {
    String prefix = family + " ";
    return SETTINGS_BY_NAME.keySet().stream()
        .filter(each -> each.startsWith(prefix))
        .map(each -> each.substring(prefix.length()))
        .toList();
  }

  /** Returns the name of an instruction, or of its only sub-operation. */
  public static String name(Op op, SubOp sub) {
    if (sub == null) {
      return op.mnemonic();
    }
    String label = settingName(sub);
    return sub.family() == SubFamily.RESOURCE ? RESOURCE_PREFIX + label : label;
  }

  /** Returns the name of a sub-operation inside the brackets of its instruction. */
  public static String settingName(SubOp sub) {
    return Character.toLowerCase(sub.label().charAt(0)) + sub.label().substring(1);
  }

  /** Returns whether sources write an instruction as its single sub-operation. */
  public static boolean isNamedBySubOperation(Op op) {
    return op.layout().size() == 1
        && op.layout().get(0).type() == FieldType.SUB_OPERATIONS
        && !op.layout().get(0).family().isList();
  }

  private static Map<String, Builtin> indexByName() {
    Map<String, Builtin> names = new TreeMap<>();
    for (int opcode = 0; opcode < 256; opcode++) {
      Op op = InstructionSet.V5.op(opcode);
      if (op == null || UNNAMED_OPERATIONS.contains(op) || isBranch(op)) {
        continue;
      }
      if (isNamedBySubOperation(op)) {
        for (SubOp sub : SubOp.values()) {
          if (sub.family() == op.layout().get(0).family() && sub.key() >= 0) {
            names.put(name(op, sub), new Builtin(name(op, sub), op, sub));
          }
        }
      } else {
        names.put(name(op, null), new Builtin(name(op, null), op, null));
      }
    }
    return names;
  }

  private static boolean isBranch(Op op) {
    return op == Op.JUMP_RELATIVE
        || (op.isConditional() && op.layout().get(0).type() == FieldType.REFERENCE);
  }

  private static Map<String, SubOp> settings() {
    Map<String, SubOp> names = new TreeMap<>();
    for (SubOp sub : SubOp.values()) {
      if (sub.key() >= 0) {
        names.putIfAbsent(sub.family() + " " + settingName(sub), sub);
      }
    }
    return names;
  }
}
