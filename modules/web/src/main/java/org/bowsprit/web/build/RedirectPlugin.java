package org.bowsprit.web.build;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.web.jdk.Calls;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Redirects the engine's calls of methods that the compiler lacks to the methods of {@link Calls}.
 */
public final class RedirectPlugin implements TeaVMPlugin, ClassHolderTransformer {

  private static final String BOWSPRIT_PREFIX = "org.bowsprit.";

  private static final Map<String, Set<String>> MISSING_METHODS =
      Map.of(
          String.class.getName(), Set.of("lines"),
          ByteArrayOutputStream.class.getName(), Set.of("writeBytes"),
          Map.class.getName(), Set.of("copyOf"),
          Set.class.getName(), Set.of("copyOf"),
          Math.class.getName(), Set.of("round"),
          Long.class.getName(), Set.of("parseUnsignedLong"),
          Collections.class.getName(),
              Set.of(
                  "unmodifiableSortedMap",
                  "emptySortedMap",
                  "unmodifiableNavigableMap",
                  "emptyNavigableMap"));

  /** Called by the compiler. */
  public RedirectPlugin() {}

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().startsWith(BOWSPRIT_PREFIX)
        || type.getName().equals(Calls.class.getName())) {
      return;
    }
    for (MethodHolder method : type.getMethods()) {
      if (method.getProgram() != null) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call && isMissing(call.getMethod())) {
              redirect(call);
            }
          }
        }
      }
    }
  }

  private static boolean isMissing(MethodReference method) {
    return MISSING_METHODS.getOrDefault(method.getClassName(), Set.of()).contains(method.getName());
  }

  private static void redirect(InvokeInstruction call) {
    MethodReference method = call.getMethod();
    List<ValueType> signature = new ArrayList<>(List.of(method.getSignature()));
    List<Variable> arguments = new ArrayList<>(call.getArguments());
    if (call.getInstance() != null) {
      signature.add(0, ValueType.object(method.getClassName()));
      arguments.add(0, call.getInstance());
      call.setInstance(null);
    }
    call.setType(InvocationType.SPECIAL);
    call.setArguments(arguments.toArray(Variable[]::new));
    call.setMethod(
        new MethodReference(
            Calls.class.getName(), method.getName(), signature.toArray(ValueType[]::new)));
  }
}
